/// Reads geometries from the front of some bytes.
struct WellKnownBinaryReader {
    private var cursor: ByteCursor
    /// How many collections the reader is inside of.
    private var depth = 0
    private static let greatestDepth = 16

    init(_ bytes: UnsafeRawBufferPointer) { cursor = ByteCursor(bytes) }

    /// The number of bytes that are not read yet.
    var remaining: Int { cursor.remaining }

    mutating func geometry() throws -> SourceGeometry? {
        let header = try header()
        switch header.type {
        case 1: return try point(header).map(SourceGeometry.point)
        case 2: return try line(header).map { .lines([$0]) }
        case 3: return try polygon(header).map { .polygons([$0]) }
        case 4:
            let points = try members(of: header) { reader, member in try reader.point(member) }
            return points.isEmpty ? nil : .multiPoint(points)
        case 5:
            let lines = try members(of: header) { reader, member in try reader.line(member) }
            return lines.isEmpty ? nil : .lines(lines)
        case 6:
            let polygons = try members(of: header) { reader, member in try reader.polygon(member) }
            return polygons.isEmpty ? nil : .polygons(polygons)
        case 7: return try collection(header)
        default: throw Self.refusal(of: header.type)
        }
    }

    private mutating func header() throws -> WellKnownBinaryHeader { try WellKnownBinaryHeader(from: &cursor) }

    private mutating func point(_ header: WellKnownBinaryHeader) throws -> Position? {
        let position = try cursor.positions(1, header)[0]
        if position.x.isNaN, position.y.isNaN { return nil }
        return try Self.finite([position], in: "POINT")[0]
    }

    private mutating func line(_ header: WellKnownBinaryHeader) throws -> [Position]? {
        let count = try cursor.count(header, of: "positions", bytesEach: header.positionSize)
        if count == 0 { return nil }
        guard count > 1 else { throw UnreadableGeometry("a LINESTRING has 1 position; at least 2 are needed") }
        return try Self.finite(try cursor.positions(count, header), in: "LINESTRING")
    }

    private mutating func polygon(_ header: WellKnownBinaryHeader) throws -> [[Position]]? {
        let count = try cursor.count(header, of: "rings", bytesEach: 4)
        var rings: [[Position]] = []
        for index in 0..<count {
            let ring = try ring(header)
            if !ring.isEmpty, rings.isEmpty, index > 0 {
                throw UnreadableGeometry("a POLYGON has a hole but its outer ring is empty")
            }
            if !ring.isEmpty { rings.append(ring) }
        }
        return rings.isEmpty ? nil : rings
    }

    private mutating func ring(_ header: WellKnownBinaryHeader) throws -> [Position] {
        let count = try cursor.count(header, of: "positions", bytesEach: header.positionSize)
        if count == 0 { return [] }
        guard count > 3 else {
            throw UnreadableGeometry("a ring of a POLYGON has \(count) positions; at least 4 are needed")
        }
        let ring = try Self.finite(try cursor.positions(count, header), in: "POLYGON")
        guard ring[0] == ring[count - 1] else {
            throw UnreadableGeometry("a ring of a POLYGON is not closed: its last position is not its first")
        }
        return ring
    }

    /// The members of a geometry of many parts, each of which has a header of its own.
    private mutating func members<Member>(
        of header: WellKnownBinaryHeader, read: (inout Self, WellKnownBinaryHeader) throws -> Member?
    ) throws -> [Member] {
        let count = try cursor.count(header, of: "members", bytesEach: WellKnownBinaryHeader.leastMemberSize)
        var members: [Member] = []
        for _ in 0..<count {
            let member = try self.header()
            guard member.type == header.type - 3 else {
                throw UnreadableGeometry("a \(header.typeName) has a \(member.typeName) in it")
            }
            if let read = try read(&self, member) { members.append(read) }
        }
        return members
    }

    private mutating func collection(_ header: WellKnownBinaryHeader) throws -> SourceGeometry? {
        guard depth < Self.greatestDepth else {
            throw UnreadableGeometry("a GEOMETRYCOLLECTION is nested more than \(Self.greatestDepth) deep")
        }
        depth += 1
        defer { depth -= 1 }
        let count = try cursor.count(header, of: "members", bytesEach: WellKnownBinaryHeader.leastMemberSize)
        var members: [SourceGeometry] = []
        for _ in 0..<count {
            if let member = try geometry() { members.append(member) }
        }
        guard Set(members.map(\.dimension)).count < 2 else {
            throw UnreadableGeometry(
                "a GEOMETRYCOLLECTION of several dimensions cannot be used; give its members one by one"
            )
        }
        return SourceGeometry(parts: members)
    }

    private static func finite(_ positions: [Position], in type: String) throws -> [Position] {
        guard positions.allSatisfy(\.isFinite) else {
            throw UnreadableGeometry("a \(type) has a coordinate that is not a finite number")
        }
        return positions
    }

    private static func refusal(of type: UInt32) -> UnreadableGeometry {
        guard let name = WellKnownBinary.typeNames[type] else {
            return UnreadableGeometry("\(type) is not the number of a type of geometry")
        }
        return UnreadableGeometry(
            "a \(name) cannot be used; points, lines and polygons and those of many parts can")
    }
}
