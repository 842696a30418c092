import Geometry
import StreetNetwork
import Vocabulary

extension NetworkSummary {
    /// Lines for people.
    public var text: String {
        let streets = network.streets
        var lines = [
            ("network", network.name),
            ("sources", network.sources.map(\.path).joined(separator: ", ")),
            ("streets", "\(streets.streetCount), \(Self.kilometres(length)) in all"),
            ("edges", "\(streets.edgeCount) between \(streets.junctionCount) junctions"),
            ("extent", extent),
            ("costs", costs.joined(separator: ", ")),
            ("restrictions", restrictions.joined(separator: ", ")),
            ("turns", turns),
            ("image", image),
        ]
        if !streets.parts.edgeOfData.isEmpty {
            lines.append(
                ("edge of data", Self.count(streets.parts.edgeOfData.count, "junction") + " where the sources end"))
        }
        for mode in modes { lines.append((mode.name, text(of: mode))) }
        for note in network.notes { lines.append((note.severity == .warning ? "warning" : "note", note.text)) }
        return SummaryText.columns(lines)
    }

    private var length: Int64 { network.streets.parts.edgeLength.reduce(0) { $0 + Int64($1) } }

    private static func kilometres(_ millimetres: Int64) -> String {
        let metres = (millimetres + 500) / 1000
        return metres < 1000 ? "\(metres) m" : "\(tenths(of: millimetres, 1_000_000)) km"
    }

    private static func degrees(_ units: Int32) -> String { Coordinate.text(ofUnits: units) }

    private var extent: String {
        let box = network.extent
        return "\(Self.degrees(box.minLongitude)) \(Self.degrees(box.minLatitude)) to "
            + "\(Self.degrees(box.maxLongitude)) \(Self.degrees(box.maxLatitude))"
    }

    private var turns: String {
        let left = network.report.restrictionsLeftOut.map { "\($0.count) left out: \($0.reason)" }
        return ([Self.count(network.report.turnRestrictions, "restriction")] + left).joined(separator: "; ")
    }

    private var image: String {
        "\(Self.bytes(sizes.total)): geometry \(Self.bytes(sizes.geometry)), names and tags \(Self.bytes(sizes.names)), "
            + "index \(Self.bytes(sizes.index)), graph \(Self.bytes(sizes.graph))"
    }

    private static func count(_ count: Int, _ thing: String) -> String { "\(count) \(thing)\(count == 1 ? "" : "s")" }

    private static func bytes(_ count: Int) -> String {
        if count < 1_000_000 { return "\((count + 500) / 1000) kB" }
        return "\(tenths(of: Int64(count), 1_000_000)) MB"
    }

    /// Rounded to one decimal.
    private static func tenths(of count: Int64, _ unit: Int64) -> String {
        let tenths = (count * 10 + unit / 2) / unit
        return "\(tenths / 10).\(tenths % 10)"
    }

    private func text(of mode: Mode) -> String {
        guard let main = mode.islands.main else { return "uses no street" }
        var parts = ["uses \(Self.kilometres(main.length)) in one piece"]
        if let largest = mode.islands.others.first {
            parts.append(
                Self.count(mode.islands.others.count, "island")
                    + " beside it, the largest \(Self.kilometres(largest.length)) "
                    + "at \(Self.degrees(largest.place.longitude)) \(Self.degrees(largest.place.latitude))")
        }
        if mode.assumedSpeeds > 0 {
            parts.append("the speed of \(Self.count(mode.assumedSpeeds, "street")) is assumed")
        }
        if let size = mode.imageSize { parts.append("image \(Self.bytes(size))") }
        parts.append("hierarchy of \(mode.hierarchyArcs) arcs, \(Self.bytes(mode.hierarchySize))")
        if let each = bytesPerDirectedEdge(with: mode) {
            parts.append("\(Int(each.rounded())) bytes a directed edge, geometry and names aside")
        }
        return parts.joined(separator: "; ")
    }
}

extension Coordinate {
    /// Degrees with 7 decimals.
    fileprivate static func text(ofUnits units: Int32) -> String {
        let (whole, rest) = units.magnitude.quotientAndRemainder(dividingBy: 10_000_000)
        let digits = String(rest)
        return (units < 0 ? "-" : "") + "\(whole)." + String(repeating: "0", count: 7 - digits.count) + digits
    }
}
