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
        var stays = [Bool](repeating: false, count: line.count)
        let ends = [0] + kept + [line.count - 1]
        for place in ends { stays[place] = true }
        for (first, last) in zip(ends, ends.dropFirst()) { mark(line, first, last, &stays) }
        return zip(line, stays).compactMap { $1 ? $0 : nil }
    }

    /// Marks what stays between two places that stay.
    private func mark(_ line: [Coordinate], _ first: Int, _ last: Int, _ stays: inout [Bool]) {
        var pieces = [(first, last)]
        while let (start, end) = pieces.popLast() {
            guard let farthest = farthest(line, start, end) else { continue }
            stays[farthest] = true
            pieces.append((start, farthest))
            pieces.append((farthest, end))
        }
    }

    /// The first of the corners between two places that are farthest from the straight line between these; nil where all
    /// are within the tolerance.
    private func farthest(_ line: [Coordinate], _ start: Int, _ end: Int) -> Int? {
        guard end - start > 1 else { return nil }
        let chord = Chord(from: line[start], to: line[end])
        var farthest: (place: Int, square: Double)?
        for place in start + 1..<end {
            let square = chord.squaredDistance(to: line[place])
            if square > max(tolerance * tolerance, farthest?.square ?? 0) { farthest = (place, square) }
        }
        return farthest?.place
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
