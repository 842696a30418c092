import Geometry
import StreetNetwork
import Vocabulary

/// How far the data of a network reaches: beyond it, streets go on that the sources do not hold.
public struct DataExtent: Sendable {
    /// Who says how far it reaches.
    public enum Origin: Sendable {
        /// The headers of OpenStreetMap files, which may have been copied from those of larger or other files.
        case headers
        /// The project file.
        case project
    }

    public let boxes: [Box]
    public let origin: Origin

    public init(_ boxes: [Box], from origin: Origin) {
        self.boxes = boxes
        self.origin = origin
    }

    /// Adds the junctions where the data ends to those that are known: all outside of the boxes, and dead ends at their
    /// rim, where streets were cut.
    ///
    /// Boxes that most junctions are outside of are not those of this data: then a remark says so, and those of headers
    /// do not count.
    ///
    /// Complexity: O(n log b) for n junctions and b boxes that do not overlap.
    /// - Throws: `Cancelled`.
    public func mark(
        _ parts: inout StreetNetworkParts, _ report: inout NetworkReport, context: RunContext
    ) throws {
        if boxes.isEmpty { return }
        let (outside, atRim) = try ends(of: parts, context)
        let count = parts.junctionCoordinate.count
        let isContradicted = outside.count > count / 2
        if isContradicted { report.remarks.append(remark(outside.count, of: count)) }
        if isContradicted, origin == .headers { return }
        parts.edgeOfData = Set(parts.edgeOfData + outside + atRim).sorted()
    }

    private func ends(
        of parts: StreetNetworkParts, _ context: RunContext
    ) throws -> (outside: [UInt32], atRim: [UInt32]) {
        let area = CoveredArea(boxes)
        let isDeadEnd = Self.deadEnds(of: parts)
        var (outside, atRim): ([UInt32], [UInt32]) = ([], [])
        for (junction, place) in parts.junctionCoordinate.enumerated() {
            if junction & 0xFFF == 0 { try context.checkCancelled() }
            if !area.contains(place) {
                outside.append(UInt32(junction))
            } else if isDeadEnd[junction], area.isAtRim(place) {
                atRim.append(UInt32(junction))
            }
        }
        return (outside, atRim)
    }

    /// Whether but one end of an edge is at a junction.
    private static func deadEnds(of parts: StreetNetworkParts) -> [Bool] {
        var ends = [UInt8](repeating: 0, count: parts.junctionCoordinate.count)
        for junction in parts.edgeTail { ends[Int(junction)] = min(2, ends[Int(junction)] + 1) }
        for junction in parts.edgeHead { ends[Int(junction)] = min(2, ends[Int(junction)] + 1) }
        return ends.map { $0 == 1 }
    }

    private func remark(_ outside: Int, of count: Int) -> NetworkReport.Remark {
        switch origin {
        case .headers:
            .init(
                isWarning: false, code: "unused_extent",
                text: "\(outside) of \(count) junctions lie outside of what the headers of the sources say that they "
                    + "cover: this is ignored; 'extent' can say how far the data reaches")
        case .project:
            .init(
                isWarning: true, code: "doubtful_extent",
                text: "\(outside) of \(count) junctions lie outside of the 'extent' and count as the edge of the data: "
                    + "is it that of other data? Its order is west, south, east, north")
        }
    }
}
