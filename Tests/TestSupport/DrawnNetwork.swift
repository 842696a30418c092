import Foundation
import Geometry
import StreetNetwork

/// A street network drawn in characters, after the manner of Valhalla's gurka tests.
///
///     let town = DrawnNetwork(
///         """
///         A--1--B-->--C
///               |
///               D
///         """, ["BC": ["highway": "primary"], "B": ["barrier": "gate"]], restrictions: ["AB>B>BC no_left_turn"])
///     #expect(town.route("1", "D", by: .testCar) == "1BD")
///
/// Capitals are junctions; `-`, `|`, `/` and `\` the streets between them; an arrow `>`, `<`, `^` or `v` among the
/// strokes of a street makes it one-way; digits are places, on a street or off it. A character is `spacing` metres
/// wide and high. A key of several letters (`"ABC"`) is a street with tags of its own, digitised in that order; other
/// streets reach from junction to junction, digitised to the right or downwards. All are residential unless tagged.
/// At the junctions of `edgeOfData` the world goes on beyond the drawing.
public struct DrawnNetwork: Sendable {
    public let network: StreetNetwork
    private let junctionNames: [Character]
    private let coordinates: [Character: Coordinate]

    public init(
        _ drawing: String, _ tags: [String: [String: String]] = [:], restrictions: [String] = [], spacing: Double = 100,
        longitude: Double = 0, latitude: Double = 0, edgeOfData: [Character] = []
    ) {
        let drawn = DrawnStreets(drawing)
        func coordinate(_ cell: DrawnStreets.Cell) -> Coordinate {
            let degree = 111_319.490793 * cos(latitude * .pi / 180)
            return Coordinate(
                longitudeDegrees: longitude + Double(cell.column) * spacing / degree,
                latitudeDegrees: latitude - Double(cell.row) * spacing / 110_574.275822)!
        }
        junctionNames = drawn.junctions.map(\.name)
        coordinates = Dictionary(uniqueKeysWithValues: (drawn.junctions + drawn.places).map { ($0, coordinate($1)) })
        var parts = StreetNetworkParts()
        for name in junctionNames {
            parts.junctionCoordinate.append(coordinates[name]!)
            parts.junctionTags.append(parts.tagSets.number(of: Self.sorted(tags[String(name)] ?? [:])))
        }
        parts.edgeOfData = junctionNames.indices.filter { edgeOfData.contains(drawn.junctions[$0].name) }.map(
            UInt32.init)
        Self.appendStreets(of: drawn, tags, junctionNames, to: &parts)
        for (number, restriction) in restrictions.enumerated() {
            parts.turnRestrictions.append(
                DrawnRestriction(restriction).restriction(id: Int64(number + 1), in: parts, junctionNames))
        }
        network = StreetNetwork(parts)
    }

    private static func sorted(_ tags: [String: String]) -> [(key: String, value: String)] {
        tags.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private static func appendStreets(
        of drawn: DrawnStreets, _ tags: [String: [String: String]], _ names: [Character],
        to parts: inout StreetNetworkParts
    ) {
        var remaining = drawn.streets
        func take(_ tail: Character, _ head: Character) -> String? {
            guard
                let place = remaining.firstIndex(where: { Set([$0.tail, $0.head]) == Set([tail, head]) })
            else { preconditionFailure("there is no street \(tail)\(head)") }
            let street = remaining.remove(at: place)
            return street.oneWay.map { street.tail == tail ? $0 : $0 == "yes" ? "-1" : "yes" }
        }
        for (key, tags) in tags.sorted(by: { $0.key < $1.key }) where key.count > 1 {
            let oneWays = zip(key, key.dropFirst()).map(take)
            parts.appendStreet(Array(key), tags, oneWay: oneWays[0], names)
        }
        for street in remaining { parts.appendStreet([street.tail, street.head], [:], oneWay: street.oneWay, names) }
    }
}

extension DrawnNetwork {
    public func junction(_ name: Character) -> Int { junctionNames.firstIndex(of: name)! }

    /// The letter of a junction.
    public func name(of junction: Int) -> Character { junctionNames[junction] }

    /// The way from one junction to the next: `"AB"` is the street between A and B, travelled towards B.
    public func directed(_ way: String) -> DirectedEdge {
        let (tail, head) = (junction(way.first!), junction(way.last!))
        return network.departures(of: tail).first { network.head(of: $0) == head }!
    }

    public func edge(_ street: String) -> Int { directed(street).edge }

    /// Where a letter or a digit is drawn.
    public func place(_ name: Character) -> Coordinate { coordinates[name]! }

    /// A place on a street, by the fraction of it that lies before: `place(on: "AB", 0.25)` is nearer to A.
    public func place(on street: String, _ fraction: Double) -> Coordinate {
        place(street.first!).interpolated(to: place(street.last!), fraction: fraction)
    }

    /// A rectangle between two places, grown by some metres on every side.
    public func rectangle(_ corner: Coordinate, _ opposite: Coordinate, grownBy metres: Double = 0) -> Polygon {
        let margin = Int32(metres / 0.011132)
        let west = min(corner.longitude, opposite.longitude) - margin
        let east = max(corner.longitude, opposite.longitude) + margin
        let south = min(corner.latitude, opposite.latitude) - margin
        let north = max(corner.latitude, opposite.latitude) + margin
        return Polygon(rings: [
            [(west, south), (east, south), (east, north), (west, north)].map {
                Coordinate(longitude: $0, latitude: $1)
            }
        ])
    }
}
