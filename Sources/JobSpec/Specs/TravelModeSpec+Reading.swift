extension TravelModeSpec {
    /// Modes by name, as under `travel_modes` of a project file.
    static let namedShape = Shape<OrderedMap<TravelModeSpec>>.map(
        of: shape, called: "a mapping of names to travel modes"
    ).refusingNames(.object([("not", .object([("const", .text("none"))]))])) { name in
        name == "none"
            ? ("a travel mode cannot be called 'none'", "'travel_mode: none' asks for the network's own") : nil
    }

    /// Decodes a text that holds travel modes by name, such as the built-in ones.
    ///
    /// - Returns: the modes without mistakes, in the text's order.
    public static func decode(_ source: SourceFile, _ diagnostics: Diagnostics) -> OrderedMap<TravelModeSpec> {
        guard let root = YAMLFile.parse(source, origin: .builtIn, diagnostics).documents.first?.root else {
            return OrderedMap()
        }
        return namedShape.decode(root, Reader(diagnostics)) ?? OrderedMap()
    }
}
