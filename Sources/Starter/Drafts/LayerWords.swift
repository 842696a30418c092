/// Tells layers of streets from those of pipes and cables by the words of their names and fields.
enum LayerWords {
    /// Words of one subject, in languages that layers are named in.
    private struct Subject {
        /// Whole words: beginnings of others, as `main` is one of `Mainz` and `gas` of `Gasse`.
        let words: Set<String>
        /// Beginnings of words.
        let stems: [String]
        /// Parts of words, as compounds have them.
        let parts: [String]

        func isIn(_ name: String) -> Bool {
            Words.of(name).contains { word in
                words.contains(word) || stems.contains(where: word.hasPrefix) || parts.contains(where: word.contains)
            }
        }
    }

    private static let streets = Subject(
        words: [
            "rue", "rues", "calle", "calles", "route", "routes", "lane", "lanes", "edge", "edges", "link", "links",
            "axis", "via", "vias", "voie", "voies", "weg", "wege", "gasse", "gassen", "sens", "sentido",
        ],
        stems: [
            "road", "highway", "tiger", "oneway", "maxspeed", "speed", "fclass", "mtfcc", "fcc", "carriage", "traffic",
            "velocidad", "vitesse", "einbahn",
        ],
        parts: ["street", "stras", "straß", "geschwindigkeit", "fahrtrichtung"])
    private static let utilities = Subject(
        words: [
            "main", "mains", "gas", "water", "meter", "meters", "dn", "rohr", "rohre", "rohrnetz", "kanal", "kanäle",
            "kanalnetz", "haltung", "haltungen", "schacht", "schächte", "gasnetz", "wassernetz", "stromnetz", "vanne",
            "leitung", "leitungen",
        ],
        stems: [
            "valve", "hydrant", "sewer", "conduit", "manhole", "cable", "kabel", "conductor", "feeder", "fitting",
            "diamet", "diámet", "diamèt", "material", "pressure", "voltage", "roughness", "invert", "electric",
            "waterline", "gasline", "powerline", "durchmesser", "nennweite", "werkstoff", "spannung", "tuber",
            "conduite", "canalis", "válvula", "valvula", "tuyau",
        ],
        parts: [
            "pipe", "watermain", "gasmain", "rohrleitung", "wasserleitung", "gasleitung", "stromleitung", "schieber",
        ])

    /// What the layers are, the words that speak for each counted; the file's own name, which may be a place's, where they
    /// are as many; else streets.
    static func kind(of sketches: [LayerSketch], in path: String) -> ProjectDraft.Kind {
        let file = path.split(separator: "/").last.map(String.init) ?? ""
        let names = sketches.filter { $0.dimension ?? 2 < 2 }.flatMap { [$0.name] + $0.fields.map(\.name) }
        for names in [names, [file]] {
            let (pipes, roads) = (names.count(where: utilities.isIn), names.count(where: streets.isIn))
            if pipes != roads { return pipes > roads ? .utility : .streets }
        }
        return .streets
    }

    /// The layer of lines that is most probably the streets: by its words, then by its number of fields, then the first.
    static func streets(among sketches: [LayerSketch]) -> LayerSketch? {
        func rank(_ sketch: LayerSketch) -> Int {
            let names = [sketch.name] + sketch.fields.map(\.name)
            return (streets.isIn(sketch.name) ? 1000 : 0) + names.count(where: streets.isIn)
        }
        let lines = sketches.filter(\.isLine)
        return lines.enumerated().max { (rank($0.element), -$0.offset) < (rank($1.element), -$1.offset) }?.element
    }
}
