/// What the cells of a column have in common.
struct PlainColumn {
    let name: String
    private var kinds: Set<PlainCell.Kind> = []

    init(name: String) { self.name = name }

    /// - Parameter isQuoted: whether it stands in quotation marks, within which nothing is a number for certain.
    mutating func take(_ kind: PlainCell.Kind, isQuoted: Bool) {
        kinds.insert(isQuoted && kind != .text && kind != .truth ? .unclear : kind)
    }

    /// The field that they make up.
    ///
    /// - Returns: nil where nobody can say for certain what they are.
    func field(at index: Int) -> LayerField? {
        guard let kind else { return nil }
        let isShort = kind == .integer && !kinds.contains(.long)
        return LayerField(name: name, kind: kind, index: Int32(index), isShort: isShort)
    }

    /// One text makes all others texts, but for words of truth; a column in which nothing stands may be anything.
    private var kind: LayerField.Kind? {
        if kinds.contains(.truth) { return nil }
        if kinds.contains(.text) || kinds.isSubset(of: [.empty]) { return .text }
        if kinds.contains(.unclear) { return nil }
        return kinds.contains(.real) ? .real : .integer
    }
}
