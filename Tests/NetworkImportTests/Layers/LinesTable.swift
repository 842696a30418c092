import FeatureSources
import StreetNetwork
import TestSupport
import Vocabulary

@testable import NetworkImport

/// A layer of lines as a CSV of well-known text. Lines are written in steps of 0.001 degree: `0 0, 1 0`.
struct LinesTable {
    let columns: [String]
    /// The line of each row, or any well-known text, and the values of its columns.
    let rows: [[String]]

    init(_ columns: [String], _ rows: [[String]]) { (self.columns, self.rows) = (columns, rows) }

    var text: String {
        let lines = rows.map { row in
            (["\"\(Self.wellKnownText(row[0]))\""] + row.dropFirst().map(Self.cell)).joined(separator: ",")
        }
        return ((["wkt"] + columns).joined(separator: ",") + "\n" + lines.joined(separator: "\n")) + "\n"
    }

    private static func cell(_ value: String) -> String { value.contains(",") ? "\"\(value)\"" : value }

    static func wellKnownText(_ line: String) -> String {
        guard let first = line.first, !first.isLetter else { return line }
        let vertices = line.split(separator: ",").map { vertex in
            vertex.split(separator: " ").map { "\((Double($0) ?? .nan) / 1000)" }.joined(separator: " ")
        }
        return "LINESTRING (\(vertices.joined(separator: ", ")))"
    }

    /// The streets of the layer, and what was reported.
    func read(
        _ change: (inout StreetLayerMapping) -> Void = { _ in }
    ) throws -> (parts: StreetNetworkParts, report: LayerStreetReport) {
        try Self.read(text, "links.csv", change)
    }

    static func read(
        _ text: String, _ name: String, turns: String? = nil, _ change: (inout StreetLayerMapping) -> Void = { _ in }
    ) throws -> (parts: StreetNetworkParts, report: LayerStreetReport) {
        let folder = try TemporaryFolder()
        var mapping = StreetLayerMapping(
            SourceTable(SourceAddress(target: try folder.write(text, to: name), name: name)))
        if let turns {
            let path = try folder.write(turns, to: "turns.csv")
            mapping.turns = TurnTableMapping(
                SourceTable(SourceAddress(target: path, name: "turns.csv")), from: "from", to: "to")
        }
        change(&mapping)
        return try LayerStreets.read(mapping, context: RunContext())
    }
}

extension StreetNetworkParts {
    /// A street's tags as `key=value`, sorted.
    func tags(of street: Int) -> [String] {
        let set = Int(streetTags[street])
        return (Int(tagSets.firstTag[set])..<Int(tagSets.firstTag[set + 1]))
            .map { "\(tagSets.strings[Int(tagSets.key[$0])])=\(tagSets.strings[Int(tagSets.value[$0])])" }.sorted()
    }

    /// The edges as `street: junction-junction`.
    var edges: [String] {
        edgeTail.indices.map { "\(streetID[Int(edgeStreet[$0])]): \(edgeTail[$0])-\(edgeHead[$0])" }
    }

    /// All that can be compared of the parts.
    var summary: [String] {
        [
            "\(junctionCoordinate)", "\(edges)", "\(firstShapeCoordinate)", "\(shapeCoordinate)", "\(edgeLength)",
            "\(edgeStreetOffset)", "\(streetID)", "\(streetLength)", "\(streetTags)", "\(streetName)",
            "\(streetReference)", "\(streetSpeed)", "\(streetTime)", "\(costName)", "\(streetCost)",
            "\(restrictionName)", "\(streetRestrictions)", "\(strings)", "\(tagSets.key)", "\(tagSets.value)",
            "\(tagSets.strings)", "\(turnRestrictions)", "\(turnDelays)", "\(junctionTags)", "\(edgeOfData)",
        ]
    }
}
