import Geometry
import NetworkImport
import StreetNetwork
import Vocabulary

/// A small town as an OSM file: nodes where letters are drawn, ways along letters, turn restrictions in words.
///
///     var town = OSMTown("S J W", ways: [("SJ", ["oneway": "yes"]), ("JW", [:])])
///     town.restrict("from SJ via J to JW", ["restriction": "no_left_turn"])
///     #expect(try town.imported(for: [.testCar]).route("S", "W", by: .testCar) == nil)
///
/// A character is `spacing` metres wide and high. Ways are residential unless tagged otherwise, and have the ids 101, 102 and so
/// on; a node's id is its letter's code.
public struct OSMTown: Sendable {
    public private(set) var drawing = OSMDrawing()
    private var wayNumber: [String: Int64] = [:]
    private var relations: Int64 = 0
    private let letters: [Coordinate: Character]

    /// - Parameter missing: letters whose nodes the file does not hold.
    public init(
        _ picture: String, ways: [(way: String, tags: [String: String])], nodes: [Character: [String: String]] = [:],
        missing: Set<Character> = [], spacing: Double = 100
    ) {
        var letters: [Coordinate: Character] = [:]
        for (name, cell) in DrawnStreets(picture).junctions where !missing.contains(name) {
            let degrees = 0.000009 * spacing
            let (longitude, latitude) = (Double(cell.column) * degrees, 0.01 - Double(cell.row) * degrees)
            drawing.node(Self.node(name), longitude, latitude, nodes[name] ?? [:])
            letters[Coordinate(longitudeDegrees: longitude, latitudeDegrees: latitude)!] = name
        }
        self.letters = letters
        for (number, (way, tags)) in ways.enumerated() {
            wayNumber[way] = Int64(101 + number)
            let isStreet = tags["highway"] != nil || tags["route"] != nil
            drawing.way(
                Int64(101 + number), way.map(Self.node),
                isStreet ? tags : tags.merging(["highway": "residential"]) { $1 })
        }
    }

    private static func node(_ name: Character) -> Int64 { Int64(name.unicodeScalars.first!.value) }

    /// Adds a restriction with members in words: `from SJ via J to WJ`. A way that there is none of is missing.
    public mutating func restrict(_ members: String, _ tags: [String: String]) {
        let words = members.split(separator: " ").map(String.init)
        let pairs = stride(from: 0, to: words.count, by: 2).map { place in
            let (role, name) = (words[place], words[place + 1])
            return name.count == 1
                ? (kind: "node", id: Self.node(name.first!), role: role)
                : (kind: "way", id: wayNumber[name] ?? 999, role: role)
        }
        relations += 1
        drawing.relation(relations, pairs, tags.merging(["type": "restriction"]) { own, _ in own })
    }

    /// The town after a real import.
    public func imported(for modes: [TravelMode]) throws -> ImportedTown {
        let folder = try TemporaryFolder()
        let path = try folder.write(drawing.xml(), to: "town.osm")
        let (network, report) = try StreetImport.network(fromOSM: [path], for: modes, context: RunContext())
        return ImportedTown(network: network, report: report, letters: letters)
    }
}

/// The network made of an `OSMTown`.
public struct ImportedTown {
    public let network: StreetNetwork
    public let report: StreetImport.Report
    private let letters: [Coordinate: Character]

    init(network: StreetNetwork, report: StreetImport.Report, letters: [Coordinate: Character]) {
        self.network = network
        self.report = report
        self.letters = letters
    }

    public func metric(for mode: TravelMode, uTurns: UTurnPolicy? = nil) -> Metric {
        let weights = ModeWeights(network: network, mode: mode)
        return Metric(network: network, mode: mode, weights: weights, impedance: .time, uTurns: uTurns)
    }

    /// The letters of an edge's ends, in its digitised direction.
    public func name(of edge: Int) -> String {
        String([network.parts.edgeTail[edge], network.parts.edgeHead[edge]].map { letter(of: Int($0)) })
    }

    /// The edges by their letters.
    public var edgeNames: [String] { (0..<network.edgeCount).map(name) }

    public func letter(of junction: Int) -> Character { letters[network.parts.junctionCoordinate[junction]] ?? "?" }

    /// The cheapest route from one letter to another as the letters of the junctions passed; nil where there is none.
    public func route(_ origin: Character, _ target: Character, by mode: TravelMode, uTurns: UTurnPolicy? = nil)
        -> String?
    {
        path(origin, target, on: metric(for: mode, uTurns: uTurns)).map { path in
            String([origin] + path.stretches.dropLast().map { letter(of: network.head(of: $0.directed)) } + [target])
        }
    }

    /// Where a letter is drawn.
    public func place(_ name: Character) -> Coordinate { letters.first { $0.value == name }!.key }

    public func path(_ origin: Character, _ target: Character, on metric: Metric) -> Path? {
        guard let from = location(origin, on: metric), let to = location(target, on: metric) else { return nil }
        var search = PathSearch(network: network)
        guard let costs = try? search.costs(from: from, to: [to], on: metric), costs[0] != nil else { return nil }
        return search.path(toTarget: 0)
    }

    private func location(_ name: Character, on metric: Metric) -> Location? {
        guard let place = letters.first(where: { $0.value == name })?.key else { return nil }
        switch Locator(metric: metric).locate(place, tolerance: 1000, for: .passage, relocates: true) {
        case .located(let location), .leadsNowhere(let location), .relocated(let location, _, _): return location
        case .notLocated, .notTraversable: return nil
        }
    }
}
