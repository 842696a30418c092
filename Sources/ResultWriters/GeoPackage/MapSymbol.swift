/// A symbol of QGIS: how points, lines or areas are drawn.
struct MapSymbol {
    enum Kind: String {
        case marker, line, fill
    }

    /// A layer of a symbol: its class in QGIS, and what is set there.
    struct Layer {
        let name: String
        let options: KeyValuePairs<String, String>
    }

    let kind: Kind
    let layers: [Layer]

    /// - Parameter colour: `#rrggbb`.
    static func marker(_ colour: String, size: Double, shape: String = "circle") -> MapSymbol {
        MapSymbol(
            kind: .marker,
            layers: [
                Layer(
                    name: "SimpleMarker",
                    options: [
                        "name": shape, "color": colour, "size": "\(size)", "size_unit": "MM",
                        "outline_color": "#ffffff",
                        "outline_width": "0.3", "outline_width_unit": "MM", "outline_style": "solid",
                    ])
            ])
    }

    static func line(_ colour: String, width: Double, casing: String? = nil) -> MapSymbol {
        let widths = (casing.map { [($0, width + 1)] } ?? []) + [(colour, width)]
        return MapSymbol(kind: .line, layers: widths.map { simpleLine($0.0, $0.1) })
    }

    /// - Parameter opacity: of 255.
    static func fill(_ colour: String, opacity: Int) -> MapSymbol {
        area(shaded(colour, opacity), "solid", outline: colour, width: 0.3)
    }

    static func hatch(_ colour: String) -> MapSymbol { area(colour, "b_diagonal", outline: colour, width: 0.5) }

    private static func area(_ colour: String, _ style: String, outline: String, width: Double) -> MapSymbol {
        let layer = Layer(
            name: "SimpleFill",
            options: [
                "color": colour, "style": style, "outline_color": outline, "outline_width": "\(width)",
                "outline_width_unit": "MM", "outline_style": "solid",
            ])
        return MapSymbol(kind: .fill, layers: [layer])
    }

    private static func simpleLine(_ colour: String, _ width: Double) -> Layer {
        Layer(
            name: "SimpleLine",
            options: [
                "line_color": colour, "line_width": "\(width)", "line_width_unit": "MM", "line_style": "solid",
                "capstyle": "round", "joinstyle": "round",
            ])
    }

    private static func shaded(_ colour: String, _ opacity: Int) -> String {
        let parts = Int(colour.dropFirst(), radix: 16) ?? 0
        return "\(parts >> 16 & 255),\(parts >> 8 & 255),\(parts & 255),\(opacity)"
    }

    /// As XML.
    func text(number: Int) -> String {
        let layers = layers.map { layer in
            let options = layer.options.map { name, value in
                "<Option name=\"\(name)\" type=\"QString\" value=\"\(value)\"/>"
            }
            return "<layer class=\"\(layer.name)\" enabled=\"1\" locked=\"0\" pass=\"0\"><Option type=\"Map\">"
                + options.joined() + "</Option></layer>"
        }
        return "<symbol type=\"\(kind.rawValue)\" name=\"\(number)\" alpha=\"1\" clip_to_extent=\"1\" force_rhr=\"0\">"
            + layers.joined() + "</symbol>"
    }
}
