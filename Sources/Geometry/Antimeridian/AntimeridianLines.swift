/// Cuts lines where they cross the antimeridian (RFC 7946, section 3.1.9).
public enum AntimeridianLines {
    /// The lines, those that cross replaced by their parts. O(coordinates).
    public static func cut(_ lines: [[Coordinate]]) -> [[Coordinate]] {
        guard lines.contains(where: Antimeridian.isCrossed) else { return lines }
        return lines.flatMap { Antimeridian.isCrossed(by: $0) ? parts(of: $0) : [$0] }
    }

    /// A line that only touches the antimeridian stays one; a line without length stays as it is.
    private static func parts(of line: [Coordinate]) -> [[Coordinate]] {
        let points = withCutPoints(Antimeridian.unrolled(line))
        var strip = points.indices.dropFirst().lazy
            .compactMap { Antimeridian.strip(from: points[$0 - 1], to: points[$0]) }.first
        guard let first = strip else { return [line] }
        var parts = [[Antimeridian.coordinate(of: points[0], in: first)]]
        for index in points.indices.dropFirst() {
            let (start, end) = (points[index - 1], points[index])
            let here = Antimeridian.strip(from: start, to: end) ?? strip ?? first
            if here != strip { parts.append([Antimeridian.coordinate(of: start, in: here)]) }
            strip = here
            parts[parts.count - 1].append(Antimeridian.coordinate(of: end, in: here))
        }
        return parts
    }

    /// The points, with one more wherever a step crosses a cut.
    private static func withCutPoints(_ points: [GridPoint]) -> [GridPoint] {
        var result: [GridPoint] = []
        for point in points {
            if let last = result.last, let cut = Antimeridian.cut(between: last.x, and: point.x) {
                result.append(last.meeting(point, at: cut))
            }
            result.append(point)
        }
        return result
    }
}
