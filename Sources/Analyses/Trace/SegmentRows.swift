import Geometry
import Results
import UtilityNetwork

/// The rows of segments, in the order of their numbers.
struct SegmentRows: Sequence {
    private let segments: Segments
    private let report: TraceReport
    private let summary: SummaryRows
    private let elements: [[UtilityElement]]

    init(_ segments: Segments, _ report: TraceReport) {
        self.segments = segments
        self.report = report
        summary = SummaryRows(report: report)
        var elements = [[UtilityElement]](repeating: [], count: segments.count)
        segments.forEachElement { elements[$1].append($0) }
        self.elements = elements
    }

    func makeIterator() -> AnyIterator<ResultRow> {
        // Between two barriers at one place there is nothing.
        var numbers = elements.indices.lazy.filter { !elements[$0].isEmpty }.makeIterator()
        return AnyIterator { numbers.next().map(row) }
    }

    private func row(_ number: Int) -> ResultRow {
        let total = WalkTotal(elements[number], in: report.network)
        return ResultRow(
            [.integer(Int64(number + 1)), .integer(Int64(total.featureCount)), report.length(total.length)]
                + summary.cutOff(segments.answers[number]), geometry: geometry(elements[number]))
    }

    /// The lines of a segment; of one without lines its points.
    private func geometry(_ elements: [UtilityElement]) -> FeatureGeometry? {
        var (lines, points) = ([[Coordinate]](), [Coordinate]())
        for element in elements {
            switch report.geometry(of: element) {
            case .lines(let own)?: lines += own
            case .point(let place)?: points.append(place)
            default: break
            }
        }
        if !lines.isEmpty { return .lines(lines) }
        return points.isEmpty ? nil : .points(points)
    }
}
