import Geometry

/// A direction on the ground as a unit vector: `x` to the east, `y` to the north.
public struct Heading: Sendable, Equatable {
    public let x: Double
    public let y: Double

    /// The square of the first eccentricity of WGS84.
    private static let eccentricitySquared = 0.006_694_379_990_141_3

    /// The direction from one place to another near it; nil where they are the same place.
    public init?(from tail: Coordinate, to head: Coordinate) {
        let cosine = Trigonometry.cosine((tail.latitudeDegrees + head.latitudeDegrees) / 2 * .pi / 180)
        // The radius of curvature across the meridian, as a multiple of that along it.
        let curvature = (1 - Self.eccentricitySquared * (1 - cosine * cosine)) / (1 - Self.eccentricitySquared)
        let east = Double(tail.longitudeUnits(to: head)) * cosine * curvature
        let north = Double(Int64(head.latitude) - Int64(tail.latitude))
        let length = (east * east + north * north).squareRoot()
        guard length > 0 else { return nil }
        x = east / length
        y = north / length
    }

    /// The direction in which a line sets out; nil for a line without extent.
    public init?(along line: [Coordinate]) {
        guard let first = line.first, let other = line.first(where: { $0 != first }) else { return nil }
        self.init(from: first, to: other)
    }

    /// A direction of which the parts are known; its length is 1.
    init(east: Double, north: Double) { self.init(x: east, y: north) }

    private init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Due north: what a line without extent is taken to head for.
    static let north = Heading(x: 0, y: 1)

    var opposite: Heading { Heading(x: -x, y: -y) }

    /// The cosine of the angle between two headings: 1 straight on, -1 straight back.
    public func cosine(to next: Heading) -> Double { x * next.x + y * next.y }

    /// Positive where `next` turns to the left.
    public func leftness(of next: Heading) -> Double { x * next.y - y * next.x }
}

extension StreetNetwork {
    /// The direction in which a directed edge sets out.
    public func departureHeading(of directed: DirectedEdge) -> Heading {
        let shape = self.shape(of: directed.edge)
        let (start, end) = (shape.startIndex, shape.endIndex)
        for step in 1..<shape.count {
            let (from, to) = directed.isForward ? (start, start + step) : (end - 1, end - 1 - step)
            if let heading = Heading(from: shape[from], to: shape[to]) { return heading }
        }
        return .north
    }

    /// The direction in which a directed edge arrives.
    public func arrivalHeading(of directed: DirectedEdge) -> Heading {
        departureHeading(of: directed.reversed).opposite
    }
}
