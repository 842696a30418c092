import Geometry

/// The direction in which somebody travels, and how far streets may lie off it.
public struct Bearing: Sendable, Equatable {
    /// Clockwise from north, 0 up to 360.
    public let degrees: Double
    /// Degrees, half of them to each side.
    public let tolerance: Double

    public init(degrees: Double, tolerance: Double = 30) {
        self.degrees = degrees
        self.tolerance = tolerance
    }

    /// Whether a street that runs along a heading, one way or the other, lies within the tolerance.
    func fits(_ heading: Heading) -> Bool {
        let radians = degrees * .pi / 180
        let own = Heading(east: Trigonometry.sine(radians), north: Trigonometry.cosine(radians))
        return abs(own.cosine(to: heading)) >= Trigonometry.cosine(min(90, tolerance / 2) * .pi / 180) - 1e-12
    }
}
