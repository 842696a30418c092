import CGEOS
import TestSupport

@testable import Geometry

/// Geometries with whole coordinates on a small grid, so that touching, covering and equality happen often.
struct RandomGeometry {
    var random: SplitMix64

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    var isHeads: Bool {
        mutating get { random.happens(0.5) }
    }

    /// Any geometry; valid, but for lines that may cross themselves.
    mutating func geometry() -> SourceGeometry {
        switch random.whole(0...5) {
        case 0: .point(position())
        case 1: .multiPoint((0..<random.whole(1...4)).map { _ in position() })
        case 2: .lines([line()])
        case 3: .lines([line(), line()])
        case 4: .polygons([polygon()])
        default: twoPolygons()
        }
    }

    mutating func position() -> Position {
        Position(x: Double(random.whole(0...6)), y: Double(random.whole(0...6)))
    }

    private mutating func line() -> [Position] {
        var line = [position()]
        for _ in 0..<random.whole(1...4) {
            let next = position()
            if next != line[line.count - 1] { line.append(next) }
        }
        return line.count > 1 ? line : self.line()
    }

    /// A rectangle or a triangle, now and then with a hole.
    private mutating func polygon() -> [[Position]] {
        let (from, to) = (position(), position())
        guard from.x != to.x, from.y != to.y else { return polygon() }
        if isHeads { return [[from, Position(x: to.x, y: from.y), to, from]] }
        let outer = Self.rectangle(from, to)
        guard abs(from.x - to.x) > 2, abs(from.y - to.y) > 2, isHeads else { return [outer] }
        let (west, south) = (min(from.x, to.x) + 1, min(from.y, to.y) + 1)
        return [outer, Self.rectangle(Position(x: west, y: south), Position(x: west + 1, y: south + 1))]
    }

    /// Two squares beside each other that may share a corner.
    private mutating func twoPolygons() -> SourceGeometry {
        let (x, y) = (Double(random.whole(0...3)), Double(random.whole(0...3)))
        let (step, rise) = (Double(random.whole(2...3)), Double(random.whole(2...3)))
        let first = Self.rectangle(Position(x: x, y: y), Position(x: x + 2, y: y + 2))
        let second = Self.rectangle(Position(x: x + step, y: y + rise), Position(x: x + 5, y: y + 5))
        return .polygons([[first], [second]])
    }

    private static func rectangle(_ a: Position, _ b: Position) -> [Position] {
        [a, Position(x: b.x, y: a.y), b, Position(x: a.x, y: b.y), a]
    }

    /// One byte changed, lost or doubled, or the end cut off.
    mutating func damage(_ bytes: inout [UInt8]) {
        if bytes.isEmpty { return }
        let place = random.whole(0...(bytes.count - 1))
        switch random.whole(0...4) {
        case 0: bytes[place] = UInt8(random.whole(0...255))
        case 1: bytes[place] = UInt8(random.whole(0...8))
        case 2: bytes.remove(at: place)
        case 3: bytes.insert(bytes[place], at: place)
        default: bytes.removeLast(min(bytes.count, random.whole(1...9)))
        }
    }
}

/// Well-known binary as GEOS writes it.
enum GEOSBytes {
    static func written(_ shape: GEOSShape, isLittleEndian: Bool, isExtended: Bool) -> [UInt8] {
        let handle = shape.context.handle
        guard let writer = GEOSWKBWriter_create_r(handle) else { return [] }
        defer { GEOSWKBWriter_destroy_r(handle, writer) }
        let order = isLittleEndian ? GEOS_WKB_NDR : GEOS_WKB_XDR
        GEOSWKBWriter_setByteOrder_r(handle, writer, Int32(order.rawValue))
        if isExtended {
            GEOSSetSRID_r(handle, shape.pointer, 4326)
            GEOSWKBWriter_setIncludeSRID_r(handle, writer, 1)
        }
        var count = 0
        guard let bytes = GEOSWKBWriter_write_r(handle, writer, shape.pointer, &count) else { return [] }
        defer { GEOSFree_r(handle, bytes) }
        return Array(UnsafeBufferPointer(start: bytes, count: count))
    }
}
