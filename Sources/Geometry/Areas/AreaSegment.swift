/// A directed piece of the boundary between two areas, each named by its label; the lower label is the better one.
public struct AreaSegment: BitwiseCopyable, Equatable, Sendable {
    /// The label of places that are in no area.
    public static let outside = Int32.max

    public let from: Coordinate
    public let to: Coordinate
    /// The label of the places to the left.
    public let left: Int32
    /// The label of the places to the right.
    public let right: Int32

    @inlinable
    public init(from: Coordinate, to: Coordinate, left: Int32, right: Int32) {
        self.from = from
        self.to = to
        self.left = left
        self.right = right
    }
}
