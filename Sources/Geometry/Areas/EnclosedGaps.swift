/// The places without a label that lines enclose in one ring each, with nothing else within it.
public struct EnclosedGaps {
    /// Line to the gap beside it; nil where that has no end or an island in it, or both sides have a label.
    public let besideLine: [Int?]
    /// Of each gap.
    public private(set) var squareMetres: [Double] = []

    /// Complexity: O(n) for n vertices.
    public init(_ lines: AreaLines) {
        let (arcs, arcOfLine) = LineJoining.joined(lines)
        let boundaries = AreaBoundaries(arcs)
        let regions = AreaRegions(of: boundaries, holds: boundaries.faces.labels.map { $0 == AreaLines.outside })
        var numbers = [Int?](repeating: nil, count: boundaries.faces.labels.count)
        var rings = [Int](repeating: 0, count: numbers.count)
        for loop in regions.loops { rings[loop.region] += 1 }
        for loop in regions.loops where loop.isOuter && rings[loop.region] == 1 {
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
