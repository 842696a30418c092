/// A rectangle in the coordinate system of a source; its sides belong to it.
public struct PositionBox: Hashable, Sendable {
    public var min: Position
    public var max: Position

    @inlinable
    public init(min: Position, max: Position) {
        self.min = min
        self.max = max
    }

    /// The smallest box that holds all the positions; nil if there are none.
    public init?(of positions: some Collection<Position>) {
        guard let first = positions.first else { return nil }
        self.init(min: first, max: first)
        for position in positions { extend(to: position) }
    }

    @inlinable
    public mutating func extend(to position: Position) {
        min = Position(x: Swift.min(min.x, position.x), y: Swift.min(min.y, position.y))
        max = Position(x: Swift.max(max.x, position.x), y: Swift.max(max.y, position.y))
    }

    /// Whether the two share at least a point.
    @inlinable
    public func meets(_ other: PositionBox) -> Bool {
        min.x <= other.max.x && max.x >= other.min.x && min.y <= other.max.y && max.y >= other.min.y
    }

    @inlinable
    public func contains(_ other: PositionBox) -> Bool {
        min.x <= other.min.x && max.x >= other.max.x && min.y <= other.min.y && max.y >= other.max.y
    }
}
