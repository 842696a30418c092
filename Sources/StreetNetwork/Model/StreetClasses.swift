extension StreetNetwork {
    /// The tags that classes of streets stand in: those of OpenStreetMap, and those of layers.
    static let classTags = ["highway", "class"]

    /// The classes that some of its streets have, sorted.
    public var streetClasses: [String] {
        let classes = (0..<tagSets.count).flatMap { set in
            let tags = tagSets[UInt32(set)]
            return Self.classTags.compactMap { tags[$0] }
        }
        return Set(classes).sorted()
    }
}
