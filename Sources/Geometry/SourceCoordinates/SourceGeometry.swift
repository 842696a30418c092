/// A place in the coordinate system of its source: metres, feet or degrees.
public struct Position: Hashable, Sendable {
    public var x: Double
    public var y: Double

    @inlinable
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    @inlinable public var isFinite: Bool { x.isFinite && y.isFinite }
}

/// A geometry as its source has it, before it is brought to WGS84. Heights and measures are left out.
public enum SourceGeometry: Hashable, Sendable {
    case point(Position)
    case multiPoint([Position])
    /// One or more lines of at least two positions.
    case lines([[Position]])
    /// Polygons of rings of closed positions, the outer ring first.
    case polygons([[[Position]]])

    /// All positions, in order.
    public var positions: [Position] {
        switch self {
        case .point(let position): [position]
        case .multiPoint(let positions): positions
        case .lines(let lines): lines.flatMap { $0 }
        case .polygons(let polygons): polygons.flatMap { $0.flatMap { $0 } }
        }
    }

    /// 0 for points, 1 for lines, 2 for polygons.
    public var dimension: Int {
        switch self {
        case .point, .multiPoint: 0
        case .lines: 1
        case .polygons: 2
        }
    }

    /// The smallest rectangle round all positions; nil if there are none.
    public var box: PositionBox? {
        if case .point(let position) = self { return PositionBox(min: position, max: position) }
        return PositionBox(of: positions)
    }

    /// The geometry with each position replaced.
    public func map<Failure>(_ replacement: (Position) throws(Failure) -> Position) throws(Failure) -> SourceGeometry {
        func path(_ path: [Position]) throws(Failure) -> [Position] {
            try path.map(replacement)
        }
        func polygon(_ rings: [[Position]]) throws(Failure) -> [[Position]] {
            try rings.map(path)
        }
        switch self {
        case .point(let position): return .point(try replacement(position))
        case .multiPoint(let positions): return .multiPoint(try path(positions))
        case .lines(let lines): return .lines(try lines.map(path))
        case .polygons(let polygons): return .polygons(try polygons.map(polygon))
        }
    }
}

/// Why a geometry could not be read: a sentence without a full stop.
public struct UnreadableGeometry: Error, Hashable, CustomStringConvertible {
    public let description: String

    public init(_ description: String) {
        self.description = description
    }
}
