import TestSupport

/// A made-up town of lines: a grid of bent streets with random properties.
struct LineTown {
    let size: Int
    let seed: UInt64

    /// What a mapping says of the layer.
    static let mapping = """
        fields: {id: link, name: name, class: kind, oneway: {field: dir, forward: 1, backward: -1, both: 0}, \
        speed: kmh, tags: {surface: surface}}, costs: {toll: toll}, restrictions: {unpaved: "surface = 'gravel'"}
        """

    /// The layer as GeoJSON.
    var geoJSON: String {
        var random = SplitMix64(seed: seed)
        var streets: [String] = []
        for row in 0..<size {
            for column in 0..<size {
                if column < size - 1 { streets.append(street(column, row, 1, 0, streets.count, &random)) }
                if row < size - 1 { streets.append(street(column, row, 0, 1, streets.count, &random)) }
            }
        }
        return LayerText.collection(streets)
    }

    private func street(
        _ column: Int, _ row: Int, _ east: Int, _ north: Int, _ number: Int, _ random: inout SplitMix64
    ) -> String {
        let (x, y) = (Double(column), Double(row))
        let bend = (
            x + Double(east) / 2 + random.number(-0.2...0.2), y + Double(north) / 2 + random.number(-0.2...0.2)
        )
        let kind = random.one(of: ["primary", "residential", "secondary", "track", "living_street"])
        let properties = """
            "link": \(1000 + number), "name": "\(east == 1 ? "Row \(row), Ä" : "Column \(column)")", "kind": "\(kind)", \
            "dir": \(random.one(of: [0, 0, 0, 1, -1])), "kmh": \(random.one(of: ["30", "50", "70.5", "null"])), \
            "toll": \(random.one(of: ["0", "0.5", "1.25"])), \
            "surface": \(random.one(of: ["\"asphalt\"", "\"gravel\"", "null"]))
            """
        return LayerText.line([(x, y), bend, (x + Double(east), y + Double(north))], properties)
    }

    /// Stops of routes between random places, one item a line.
    func routes(_ count: Int, seed: UInt64) -> String {
        var random = SplitMix64(seed: seed)
        let most = Double(size - 1)
        return (0..<count).map { route in
            (0..<2).map { _ in
                let place = GridTown.place(random.number(0...most), random.number(0...most))
                return "  - {at: \(place), route: r\(route)}\n"
            }.joined()
        }.joined()
    }
}
