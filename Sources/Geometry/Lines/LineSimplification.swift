/// Takes corners out of lines as long as no corner is farther than a tolerance from the line that is left
/// (Douglas and Peucker, doi:10.3138/FM57-6770-U75U-7727).
public struct LineSimplification {
    private let tolerance: Double

    /// - Parameter tolerance: metres.
    public init(tolerance: Double) { self.tolerance = tolerance }

    /// - Parameter kept: places of the line that stay where they are, ascending, beside its two ends.
    /// - Complexity: O(n log n) mostly, O(n²) at worst.
    public func simplified(_ line: [Coordinate], keeping kept: [Int]) -> [Coordinate] {
        stays(of: line, keeping: kept).line(within: tolerance)
    }

    /// The line as it is within this tolerance and all greater ones.
    ///
    /// - Complexity: that of one simplification.
    public func stays(of line: [Coordinate], keeping kept: [Int]) -> SimplifiedLine {
        guard line.count > 2 else { return SimplifiedLine(line: line) }
        var squares = [Double](repeating: 0, count: line.count)
        let ends = [0] + kept + [line.count - 1]
        for place in ends { squares[place] = .infinity }
        let corners = LineCorners(line)
        for (first, last) in zip(ends, ends.dropFirst()) { divide(line, corners, first, last, &squares) }
        return SimplifiedLine(line: line, squares: squares)
    }

    /// Divides a line between two places where its farthest corner is, and again, as long as that is beyond the tolerance.
    private func divide(
        _ line: [Coordinate], _ corners: LineCorners, _ first: Int, _ last: Int, _ squares: inout [Double]
    ) {
        var pieces = [(start: first, end: last, square: Double.infinity)]
        while let piece = pieces.popLast() {
            guard piece.end - piece.start > 1 else { continue }
            let chord = Chord(from: line[piece.start], to: line[piece.end])
            guard
                let farthest = corners.farthest(
                    from: chord, after: piece.start, before: piece.end, beyond: tolerance * tolerance)
            else { continue }
            // A corner is asked only where all divisions above it were made.
            let square = min(piece.square, farthest.square)
            squares[farthest.place] = square
            pieces.append((piece.start, farthest.place, square))
            pieces.append((farthest.place, piece.end, square))
        }
    }
}

/// A line, and from which tolerance on each of its corners goes.
public struct SimplifiedLine: Sendable {
    private let line: [Coordinate]
    /// Squares of metres; none where every corner stays.
    private let squares: [Double]

    public init(line: [Coordinate]) { (self.line, squares) = (line, []) }

    fileprivate init(line: [Coordinate], squares: [Double]) { (self.line, self.squares) = (line, squares) }

    /// What is left within a tolerance, in metres, that is not below the one that it was made for.
    public func line(within tolerance: Double) -> [Coordinate] {
        squares.isEmpty ? line : zip(line, squares).compactMap { $1 > tolerance * tolerance ? $0 : nil }
    }
}

/// The corners of a line as numbers that lie beside each other, so that four are looked at together.
private struct LineCorners {
    private let longitudes: [Double]
    private let latitudes: [Double]

    init(_ line: [Coordinate]) {
        longitudes = line.map { Double($0.longitude) }
        latitudes = line.map { Double($0.latitude) }
    }

    /// The first of the corners between two places that are farthest from a chord; nil where none is farther than the root of a
    /// square.
    func farthest(
        from chord: Chord, after start: Int, before end: Int, beyond square: Double
    ) -> (place: Int, square: Double)? {
        var farthest = (place: -1, square: square)
        longitudes.withUnsafeBufferPointer { longitudes in
            latitudes.withUnsafeBufferPointer { latitudes in
                var place = start + 1
                while place + 4 <= end {
                    let squares = chord.squaredDistances(
                        SIMD4(longitudes[place], longitudes[place + 1], longitudes[place + 2], longitudes[place + 3]),
                        SIMD4(latitudes[place], latitudes[place + 1], latitudes[place + 2], latitudes[place + 3]))
                    if any(squares .> farthest.square) {
                        for lane in 0..<4 where squares[lane] > farthest.square {
                            farthest = (place + lane, squares[lane])
                        }
                    }
                    place += 4
                }
                while place < end {
                    let squares = chord.squaredDistances(
                        SIMD4(repeating: longitudes[place]), SIMD4(repeating: latitudes[place]))
                    if squares.x > farthest.square { farthest = (place, squares.x) }
                    place += 1
                }
            }
        }
        return farthest.place < 0 ? nil : farthest
    }
}

/// A straight line between two places, in metres round the first.
private struct Chord {
    private let longitude: Double
    private let latitude: Double
    private let scale: LocalScale
    private let x: Double
    private let y: Double

    init(from start: Coordinate, to end: Coordinate) {
        scale = LocalScale(atLatitude: Int32((Int64(start.latitude) + Int64(end.latitude)) / 2))
        (longitude, latitude) = (Double(start.longitude), Double(start.latitude))
        x = Double(start.longitudeUnits(to: end)) * scale.east
        y = (Double(end.latitude) - latitude) * scale.north
    }

    /// The squared metres to four places.
    @inline(__always)
    func squaredDistances(_ longitudes: SIMD4<Double>, _ latitudes: SIMD4<Double>) -> SIMD4<Double> {
        var units = longitudes - longitude
        // The short way round the globe.
        units.replace(with: units - 3_600_000_000, where: units .> 1_800_000_000)
        units.replace(with: units + 3_600_000_000, where: units .< -1_800_000_000)
        let (placeX, placeY) = (units * scale.east, (latitudes - latitude) * scale.north)
        let squaredLength = x * x + y * y
        guard squaredLength > 0 else { return placeX * placeX + placeY * placeY }
        var share = (placeX * x + placeY * y) / squaredLength
        share.replace(with: 0, where: share .< 0)
        share.replace(with: 1, where: share .> 1)
        let (acrossX, acrossY) = (placeX - share * x, placeY - share * y)
        return acrossX * acrossX + acrossY * acrossY
    }
}
