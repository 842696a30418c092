/// Tells layers of streets from those of pipes and cables by the words of their names and fields.
enum LayerWords {
    private static let streets = [
        "street", "road", "highway", "rue", "calle", "route", "stras", "lane", "edge", "link", "axis", "tiger",
        "oneway",
        "maxspeed", "speed", "fclass", "mtfcc", "fcc", "carriage", "traffic",
    ]
    private static let utilities = [
        "pipe", "main", "valve", "hydrant", "meter", "sewer", "conduit", "manhole", "gas", "water", "cable",
        "conductor", "feeder", "fitting", "diameter", "material", "pressure", "voltage", "roughness", "invert",
        "electric",
    ]

    /// What the layers are, the words that speak for each counted; streets where they are as many.
    static func kind(of sketches: [LayerSketch], in path: String) -> ProjectDraft.Kind {
        let file = path.split(separator: "/").last.map(String.init) ?? ""
        let names = sketches.filter { $0.dimension ?? 2 < 2 }.flatMap { [$0.name] + $0.fields.map(\.name) } + [file]
        func count(_ stems: [String]) -> Int { names.filter { Words.hold($0, anyOf: stems) }.count }
        return count(utilities) > count(streets) ? .utility : .streets
    }

    /// The layer of lines that is most probably the streets: by its words, then by its number of fields, then the first.
    static func streets(among sketches: [LayerSketch]) -> LayerSketch? {
        func rank(_ sketch: LayerSketch) -> Int {
            let names = [sketch.name] + sketch.fields.map(\.name)
            return (Words.hold(sketch.name, anyOf: streets) ? 1000 : 0)
                + names.filter { Words.hold($0, anyOf: streets) }.count
        }
        let lines = sketches.filter(\.isLine)
        return lines.enumerated().max { (rank($0.element), -$0.offset) < (rank($1.element), -$1.offset) }?.element
    }
}
