/// A town of streets 100 m apart that comes as a layer in metres, with a toll of its own, and a folder of jobs on it: stops
/// from a layer, barriers of all kinds by reference, turns from a table.
struct StreetJobs {
    static let size = 16

    /// How many variations of each kind of job there are.
    let variations: Int

    /// One block of a street.
    struct Block {
        let id: Int
        let from: (x: Double, y: Double)
        let to: (x: Double, y: Double)
        /// `B`, `FT` or `TF`.
        let direction: String
        let toll: Double
    }

    static let blocks: [Block] = (0..<size).flatMap { y in
        (0..<size).flatMap { x -> [Block] in
            let toll = Double((x * 7 + y * 3) % 5) * 0.25
            let east = Block(
                id: 1000 + y * size + x, from: (Double(x), Double(y)), to: (Double(x + 1), Double(y)),
                direction: y % 5 == 2 ? "FT" : "B", toll: toll)
            let north = Block(
                id: 5000 + y * size + x, from: (Double(x), Double(y)), to: (Double(x), Double(y + 1)),
                direction: x % 7 == 3 ? "TF" : "B", toll: toll / 2)
            return [x + 1 < size ? east : nil, y + 1 < size ? north : nil].compactMap { $0 }
        }
    }

    /// Where the flood is, in blocks: west, south, east, north.
    static let flood = (6.4, 5.4, 9.6, 8.6)
    /// The line that nobody passes, in blocks.
    static let wall = (from: (12.5, 3.5), to: (12.5, 10.5))

    var files: [String: String] {
        var files = [
            "arterial.yaml": projectFile, "data/streets.geojson": streets, "data/turns.csv": turns,
            "data/floods.geojson": floods, "data/walls.geojson": walls, "data/places.geojson": places,
        ]
        for number in 0..<variations {
            files["jobs/rounds-\(100 + number).yaml"] = rounds(number)
            files["jobs/cheap-\(100 + number).yaml"] = cheap(number)
        }
        return files
    }

    private var projectFile: String {
        """
        networks:
          town:
            streets:
              source: data/streets.gpkg
              layer: streets
              travel_modes: [car, foot]
              fields: {id: block, name: title, class: kind, oneway: {field: dir, forward: FT, backward: TF, both: B},
                       speed_forward: v_ab, speed_backward: v_ba}
              connectivity: {tolerance: 0.5 m}
              costs: {toll: {field: toll_eur}}
              restrictions: {narrow: "title = 'Street 4'"}
              turns: {source: data/turns.csv, fields: {from: a, to: b}}
        outputs: outputs
        definitions:
          floods: [{source: data/floods.geojson, where: "depth > 0.3", fields: {id: flood}}]
          walls: [{source: data/walls.geojson}]
          slow: [{at: \(Self.place(3, 11)), buffer: 150 m, type: scaled_cost, factor: 3}]

        """
    }

    private func rounds(_ number: Int) -> String {
        """
        job: route
        network: town
        accumulate: [toll]
        restrictions: {narrow: avoid_high}
        find_best_sequence: true
        stops:
          - {name: Depot, at: \(Self.place(0.5 + Double(number % 13), 0.1)), curb_approach: right}
          - {source: ../data/places.geojson, where: "ring = \(number % 3)", fields: {id: code}}
          - {name: Goal, at: \(Self.place(14.2, 13.5 - Double(number % 4))), bearing: 0}
        barriers:
          polygons: [{use: floods}, {use: slow}]
          lines: {use: walls}
          points: [{at: \(Self.place(2, 5.5)), type: added_cost, cost: 2 min}, {at: \(Self.place(4.5, 4)), full_edge: true}]
        outputs: {traversed_edges: true}
        directions: none

        """
    }

    private func cheap(_ number: Int) -> String {
        """
        job: route
        network: town
        impedance: toll
        stops: [{at: \(Self.place(0.3, Double(number % 15)))}, {at: \(Self.place(14.6, 14.0 - Double(number % 9)))}]
        barriers: {polygons: {use: floods}, lines: {use: walls}}
        outputs: {traversed_edges: true}
        directions: none

        """
    }

    /// Nobody turns left from the third street into the avenues at x = 5.
    private var turns: String {
        "a,b\n"
            + (1..<Self.size - 1).map { "\(1000 + $0 * Self.size + 4),\(5000 + $0 * Self.size + 5)" }
            .joined(separator: "\n") + "\n"
    }

    /// The streets as GeoJSON in metres of EPSG:25832.
    var streets: String {
        let features = Self.blocks.map { block in
            let isEast = block.from.y == block.to.y
            let title = isEast ? "Street \(Int(block.from.y))" : "Avenue \(Int(block.from.x))"
            let properties =
                #""block": \#(block.id), "title": "\#(title)", "kind": "residential", "dir": "\#(block.direction)", "#
                + #""v_ab": 40, "v_ba": \#(isEast ? 30 : 40), "toll_eur": \#(block.toll)"#
            let line = [block.from, block.to].map { Self.metres($0.x, $0.y) }.joined(separator: ",")
            return Self.feature(properties, #""LineString", "coordinates": [\#(line)]"#)
        }
        return Self.collection("streets", features)
    }

    /// One area in which the streets are closed.
    var floods: String {
        let (west, south, east, north) = Self.flood
        let ring = [(west, south), (east, south), (east, north), (west, north), (west, south)]
            .map { Self.metres($0.0, $0.1) }.joined(separator: ",")
        return Self.collection(
            "floods", [Self.feature(#""flood": "deep", "depth": 0.8"#, #""Polygon", "coordinates": [[\#(ring)]]"#)])
    }

    private var walls: String {
        let ends = [Self.wall.from, Self.wall.to].map { Self.metres($0.0, $0.1) }.joined(separator: ",")
        return Self.collection("walls", [Self.feature(#""Name": "Wall""#, #""LineString", "coordinates": [\#(ends)]"#)])
    }

    private var places: String {
        let features = (0..<9).map { number in
            let place = Self.metres(1.5 + Double(number * 5 % 13), 2 + Double(number * 4 % 11))
            return Self.feature(
                #""code": "P\#(number)", "ring": \#(number % 3)"#, #""Point", "coordinates": \#(place)"#)
        }
        return Self.collection("places", features)
    }
}
