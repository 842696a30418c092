import Geometry
import StreetNetwork
import Vocabulary

extension NetworkSummary {
    /// The same for programs.
    public var json: JSONValue {
        var members: [(String, JSONValue)] = [
            ("network", .text(network.name)), ("digest", .text(network.digest.description)),
        ]
        members.append(("sources", Self.texts(network.sources.map(\.path))))
        members += streetMembers
        members.append(("costs", Self.texts(costs)))
        members.append(("restrictions", Self.texts(restrictions)))
        members += turnMembers
        members.append(("modes", .array(modes.map(json))))
        members.append(("image_bytes", sizesJSON))
        members.append(("messages", .array(network.messages.map(\.json))))
        return .object(members)
    }

    private static func texts(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.text)) }

    private static func count(_ count: Int) -> JSONValue { .integer(Int64(count)) }

    private static func metres(_ millimetres: Int64) -> JSONValue { .number("\(Double(millimetres) / 1000)") }

    private static func degrees(_ units: Int32) -> JSONValue { .number("\(Double(units) / 1e7)") }

    private var streetMembers: [(String, JSONValue)] {
        let streets = network.streets
        let box = network.extent
        let corners = [box.minLongitude, box.minLatitude, box.maxLongitude, box.maxLatitude]
        return [
            ("streets", Self.count(streets.streetCount)),
            ("edges", Self.count(streets.edgeCount)),
            ("junctions", Self.count(streets.junctionCount)),
            ("length_m", Self.metres(streets.parts.edgeLength.reduce(0) { $0 + Int64($1) })),
            ("extent", .array(corners.map(Self.degrees))),
        ]
    }

    private var turnMembers: [(String, JSONValue)] {
        let left = network.report.restrictionsLeftOut.map { ($0.reason, Self.count($0.count)) }
        return [
            ("turn_restrictions", Self.count(network.report.turnRestrictions)),
            ("turn_restrictions_left_out", .object(left)),
            ("edge_of_data", Self.count(network.streets.parts.edgeOfData.count)),
            ("missing_nodes", Self.count(network.report.missingNodes)),
        ]
    }

    private var sizesJSON: JSONValue {
        .object([
            ("geometry", Self.count(sizes.geometry)), ("names", Self.count(sizes.names)),
            ("index", Self.count(sizes.index)), ("graph", Self.count(sizes.graph)),
            ("total", Self.count(sizes.total)),
        ])
    }

    private func json(_ mode: Mode) -> JSONValue {
        let others = mode.islands.others
        var members: [(String, JSONValue)] = [("name", .text(mode.name))]
        members.append(("main", mode.islands.main.map(Self.json) ?? .null))
        members.append(("islands", Self.count(others.count)))
        members.append(("largest_islands", .array(others.prefix(10).map(Self.json))))
        members.append(("assumed_speeds", Self.count(mode.assumedSpeeds)))
        members.append(("image_bytes", mode.imageSize.map(Self.count) ?? .null))
        members.append(("hierarchy_bytes", Self.count(mode.hierarchySize)))
        members.append(("hierarchy_arcs", Self.count(mode.hierarchyArcs)))
        let each = bytesPerDirectedEdge(with: mode).map { JSONValue.number("\($0)") }
        members.append(("bytes_per_directed_edge", each ?? .null))
        return .object(members)
    }

    private static func json(_ island: Islands.Island) -> JSONValue {
        let place = [degrees(island.place.longitude), degrees(island.place.latitude)]
        return .object([
            ("edges", count(island.edges)), ("length_m", metres(island.length)), ("at", .array(place)),
        ])
    }
}
