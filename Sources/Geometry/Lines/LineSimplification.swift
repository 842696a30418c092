/// Takes corners out of lines as long as no corner is farther than a tolerance from the line that is left
/// (Douglas and Peucker, doi:10.3138/FM57-6770-U75U-7727).
public struct LineSimplification {
    private let tolerance: Double

    /// - Parameter tolerance: metres.
    public init(tolerance: Double) { self.tolerance = tolerance }

    /// - Parameter kept: places of the line that stay where they are, ascending, beside its two ends.
    /// - Complexity: O(n log n) mostly, O(n²) at worst.
    public func simplified(_ line: [Coordinate], keeping kept: [Int]) -> [Coordinate] {
        guard line.count > 2 else { return line }
        return line.withUnsafeBufferPointer { line in
            withUnsafeTemporaryAllocation(of: Bool.self, capacity: line.count) { stays in
                stays.initialize(repeating: false)
                for place in kept { stays[place] = true }
                (stays[0], stays[line.count - 1]) = (true, true)
                mark(line, stays)
                return line.indices.filter { stays[$0] }.map { line[$0] }
            }
        }
    }

    /// Marks what stays: pieces between two that do are split at their farthest corner, as long as one is too far.
    private func mark(_ line: UnsafeBufferPointer<Coordinate>, _ stays: UnsafeMutableBufferPointer<Bool>) {
        var start = 0
        while start < line.count - 1 {
            var end = start + 1
            while !stays[end] { end += 1 }
            while let farthest = farthest(line, start, end) {
                stays[farthest] = true
                end = farthest
            }
            start = end
        }
    }

    /// The first of the corners between two places that are farthest from the straight line between these; nil where all
    /// are within the tolerance.
    private func farthest(_ line: UnsafeBufferPointer<Coordinate>, _ start: Int, _ end: Int) -> Int? {
        guard end - start > 1 else { return nil }
        let chord = Chord(from: line[start], to: line[end])
        var (farthest, most) = (start, tolerance * tolerance)
        for place in start + 1..<end {
            let square = chord.squaredDistance(to: line[place])
            if square > most { (farthest, most) = (place, square) }
        }
        return farthest == start ? nil : farthest
    }
}

/// A straight line between two places, in metres round the first.
private struct Chord {
    private let origin: Coordinate
    private let scale: LocalScale
    private let x: Double
    private let y: Double

    init(from start: Coordinate, to end: Coordinate) {
        origin = start
        scale = LocalScale(atLatitude: Int32((Int64(start.latitude) + Int64(end.latitude)) / 2))
        (x, y) = Self.offset(from: start, to: end, scale)
    }

    private static func offset(
        from origin: Coordinate, to place: Coordinate, _ scale: LocalScale
    ) -> (x: Double, y: Double) {
        (
            Double(origin.longitudeUnits(to: place)) * scale.east,
            Double(Int64(place.latitude) - Int64(origin.latitude)) * scale.north
        )
    }

    func squaredDistance(to place: Coordinate) -> Double {
        let (placeX, placeY) = Self.offset(from: origin, to: place, scale)
        let squaredLength = x * x + y * y
        let share = squaredLength > 0 ? min(1, max(0, (placeX * x + placeY * y) / squaredLength)) : 0
        let (acrossX, acrossY) = (placeX - share * x, placeY - share * y)
        return acrossX * acrossX + acrossY * acrossY
    }
}
