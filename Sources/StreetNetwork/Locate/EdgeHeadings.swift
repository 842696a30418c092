import Geometry

extension StreetNetwork {
    /// Millimetres. As near to a bend, a position is on both of its sides: places are whole centimetres.
    private static let reach: Int64 = 100
    /// Millimetres. What is shorter between two vertices says more of how places are rounded than of the street.
    private static let shortestStraight: Int64 = 200
    private static let metre: Int64 = 1000

    /// The directions that an edge has at a position, in digitised direction: one, but at a bend that of either side.
    ///
    /// Complexity: O(vertices of the edge).
    func headings(on edge: Int, at offset: Int64) -> [Heading] {
        let shape = self.shape(of: edge)
        var found: [Heading] = []
        var walked: Int64 = 0
        var longest: Int64 = 0
        for (tail, head) in zip(shape, shape.dropFirst()) {
            let start = walked
            walked += Geodesic.millimetres(from: tail, to: head)
            let isNear = start <= offset + Self.reach && walked >= offset - Self.reach
            if isNear, walked - start >= Self.shortestStraight, let heading = Heading(from: tail, to: head) {
                found.append(heading)
                longest = max(longest, walked - start)
            }
        }
        // A jog is not all that a street does there.
        return longest < Self.metre ? found + [headingAcross(edge, at: offset)] : found
    }

    /// The direction of the metre of an edge round a position.
    private func headingAcross(_ edge: Int, at offset: Int64) -> Heading {
        let line = slice(
            of: edge, from: max(0, offset - Self.metre / 2), to: min(length(of: edge), offset + Self.metre / 2))
        guard let first = line.first, let last = line.last else { return .north }
        return Heading(from: first, to: last) ?? Heading(along: line) ?? .north
    }
}
