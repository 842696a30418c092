import Vocabulary

/// GeoJSON in lines that has none, as an export of no rows is: GDAL takes nothing for no format at all.
enum EmptySequence {
    /// The same as a collection of GeoJSON, which GDAL opens by its text.
    ///
    /// - Returns: nil for any other source.
    static func collection(insteadOf address: SourceAddress) -> String? {
        guard let file = address.file, file == address.target, let suffix = SequenceRecords.suffix(of: file),
            SequenceRecords(file).isEmpty
        else { return nil }
        let name = file.split(separator: "/").last?.dropLast(suffix.count) ?? ""
        let collection = JSONValue.object([
            ("type", .text("FeatureCollection")), ("name", .text(String(name))), ("features", .array([])),
        ])
        return collection.written()
    }
}
