/// The columns that are wanted of a layer, each of which is then read once.
public struct ColumnList {
    public let layer: Layer
    public private(set) var fields: [LayerField] = []
    private var places: [LayerField: Int] = [:]

    public init(of layer: Layer) {
        self.layer = layer
    }

    /// The place of a field in `fields`; nil where none is named.
    ///
    /// - Throws: `SourceError.noField`.
    public mutating func place(of name: String?) throws(SourceError) -> Int? {
        guard let name else { return nil }
        return try add(name)
    }

    /// The place of a field in `fields`, where it stands from now on.
    ///
    /// - Throws: `SourceError.noField`.
    public mutating func add(_ name: String) throws(SourceError) -> Int {
        let field = try layer.requiredField(named: name)
        if let known = places[field] { return known }
        places[field] = fields.count
        fields.append(field)
        return fields.count - 1
    }

    /// The place of the named field, or else of the first one that is readable and `isOwn` knows; nil where there is none.
    ///
    /// - Throws: `SourceError.noField`, where the named one is not there.
    public mutating func place(
        of name: String?, orFirst isOwn: (String) -> Bool
    ) throws(SourceError) -> Int? {
        try place(of: name ?? layer.fields.first { $0.isReadable && isOwn($0.name) }?.name)
    }
}
