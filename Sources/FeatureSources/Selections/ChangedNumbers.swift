/// Finds numbers of a row of which GDAL has made others, with no more than a warning or without a word.
final class ChangedNumbers {
    private enum Source {
        /// Numbers are texts of any length.
        case texts
        /// Types of a server that GDAL does not know come as numbers.
        case server
        case other
    }

    private let library: GDALLibrary
    private let address: SourceAddress
    private let source: Source
    private let fields: [LayerField]
    private let wholeFields: [LayerField]

    /// - Parameter fields: those that are read.
    init(_ fields: [LayerField], of layer: Layer) {
        let driver = layer.dataset.driver
        (library, address, self.fields) = (layer.dataset.library, layer.dataset.address, fields)
        wholeFields = fields.filter { $0.kind == .integer && $0.index >= 0 }
        let isText = SourceDrivers.withNumbersAsTexts.contains(driver)
        source = isText ? .texts : driver == "PostgreSQL" ? .server : .other
    }

    /// What is wrong with the row that was read last; nil where nothing is.
    ///
    /// - Parameters:
    ///   - value: of a field of the row.
    ///   - isReadOtherwise: whether a number that was cut is read without GDAL.
    func fault(_ value: (LayerField) -> FieldValue, isReadOtherwise: () -> Bool) -> String? {
        switch source {
        case .texts:
            if let field = wholeFields.first(where: { isCut(value($0)) }), holdsOverlong { return Self.cut(field) }
        case .server: if let field = changedField(value) { return Self.changed(field) }
        case .other: break
        }
        return library.didOverflow && !isReadOtherwise() ? Self.beyond32Bits : nil
    }

    private func isCut(_ value: FieldValue) -> Bool { value == .integer(.max) || value == .integer(.min) }

    /// Asked for where a number may be one that GDAL has cut, as all that are too long are the same to it.
    private lazy var holdsOverlong = address.file.map(OverlongNumbers.areIn) ?? true

    /// The first field whose value GDAL has made another one of: it takes intervals and ranges for whole numbers, and cuts what is too
    /// long for 64 bits.
    private func changedField(_ value: (LayerField) -> FieldValue) -> LayerField? {
        let warnings = library.warnings
        if warnings.isEmpty { return nil }
        let isAnyCut = warnings.contains { $0.contains("bit integer overflow") }
        return fields.first { field in
            warnings.contains { $0.contains(".\(field.name) parsed incompletely to ") }
                || isAnyCut && isCut(value(field))
        }
    }

    private static func cut(_ field: LayerField) -> String {
        "a whole number of \(field.name) is beyond 64 bits, and GDAL makes another one of it; as a text it is read as it is"
    }

    private static func changed(_ field: LayerField) -> String {
        "GDAL makes another number of a value of \(field.name); a view that casts it, as 'code::text' or "
            + "'extract(epoch FROM stay) / 60', gives it as it is"
    }

    /// Views have no ids by which such numbers could be read without GDAL.
    static let beyond32Bits =
        "a column declared INTEGER holds a number beyond 32 bits, which in a view is read from columns declared BIGINT alone"
}
