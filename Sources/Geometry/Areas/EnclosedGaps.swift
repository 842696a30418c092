/// The places without a label that lines enclose, each of them connected.
public struct EnclosedGaps {
    /// Line to the gap beside it; nil where that has no end, or both sides have a label.
    public let besideLine: [Int?]
    /// Of each gap, with the islands in it.
    public private(set) var squareMetres: [Double] = []

    /// Complexity: O(n) for n vertices.
    public init(_ lines: AreaLines) {
        let (arcs, arcOfLine) = LineJoining.joined(lines)
        let boundaries = AreaBoundaries(arcs)
        let regions = AreaRegions(of: boundaries, holds: boundaries.faces.labels.map { $0 == AreaLines.outside })
        var numbers = [Int?](repeating: nil, count: boundaries.faces.labels.count)
        for loop in regions.loops where loop.isOuter && loop.region != regions.region(of: 0) {
            numbers[loop.region] = squareMetres.count
            squareMetres.append(regions.squareMetres(in: loop))
        }
        besideLine = arcOfLine.map { arc in
            let halves = [2 * Int(arc), 2 * Int(arc) + 1]
            let gap = halves.first { arcs.leftLabel(of: $0) == AreaLines.outside }
            return gap.flatMap { numbers[regions.region(leftOf: $0)] }
        }
    }
}
