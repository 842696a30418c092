import Geometry
import JobSpec

/// The circle round a point.
enum BufferedPoint {
    /// In millimetres: no circle on the globe is larger.
    private static let most: Int64 = 5_000_000_000

    /// - Throws: `UnreadableGeometry` where there is no such circle.
    static func circle(around centre: Coordinate, _ buffer: Length) throws(UnreadableGeometry) -> [Polygon] {
        let circle = Polygon.circle(around: centre, metres: Double(buffer.millimetres) / 1000)
        if !circle.isEmpty { return circle }
        throw UnreadableGeometry(
            buffer.millimetres > most
                ? "a buffer of \(buffer) is too large; at most 5000 km"
                : "a buffer of \(buffer) is so small that nothing is left of it on a grid of 1 cm")
    }
}
