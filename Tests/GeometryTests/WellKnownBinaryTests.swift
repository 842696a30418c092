import CGEOS
import TestSupport
import Testing

@testable import Geometry

struct WellKnownBinaryTests {
    @Test func whatGEOSWritesIsRead() throws {
        var random = RandomGeometry(seed: 21)
        let context = GEOSContext()
        for _ in 0..<3000 {
            let geometry = random.geometry()
            let bytes = GEOSBytes.written(
                try GEOSShape(geometry, in: context), isLittleEndian: random.isHeads, isExtended: random.isHeads)
            #expect(try parse(bytes) == geometry.asWritten)
        }
    }

    static let position = "0000000000001440000000000000f0bf"
    static let readable: [(String, SourceGeometry?)] = [
        ("0101000000" + position, .point(Position(x: 5, y: -1))),
        ("01e9030000" + position + "0000000000000840", .point(Position(x: 5, y: -1))),
        ("01d1070000" + position + "0000000000000840", .point(Position(x: 5, y: -1))),
        ("01b90b0000" + position + position, .point(Position(x: 5, y: -1))),
        ("01010000c0" + position + position, .point(Position(x: 5, y: -1))),
        ("01010000a0e6100000" + position + "0000000000000840", .point(Position(x: 5, y: -1))),
        ("00000000014014000000000000bff0000000000000", .point(Position(x: 5, y: -1))),
        ("0101000000000000000000f87f000000000000f87f", nil),
        ("010200000000000000", nil), ("010300000000000000", nil), ("01030000000100000000000000", nil),
        ("010400000000000000", nil), ("010700000000000000", nil),
        ("01050000000100000001" + "0200000000000000", nil),
        (
            "01040000000200000001010000000000000000" + "00f87f000000000000f87f" + "0101000000" + position,
            .multiPoint([Position(x: 5, y: -1)])
        ),
        ("0107000000010000000101000000" + position, .multiPoint([Position(x: 5, y: -1)])),
        (
            "0107000000020000000101000000" + position + "01040000000100000000"
                + "000000014014000000000000bff0000000000000",
            .multiPoint([Position(x: 5, y: -1), Position(x: 5, y: -1)])
        ),
    ]

    @Test(arguments: readable)
    func flagsByteOrdersAndEmptyPartsAreRead(hexadecimal: String, geometry: SourceGeometry?) throws {
        #expect(try parse(Self.bytes(hexadecimal)) == geometry)
    }

    static let refused: [(String, String)] = [
        ("", "the well-known binary ends too early"),
        ("02", "2 is not a byte order of well-known binary: 0 or 1"),
        ("0101000000" + position.dropLast(2), "the well-known binary ends too early"),
        ("0101000000" + position + "00", "the well-known binary goes on for 1 bytes after its end"),
        ("0102000000ffffffff" + position, "the well-known binary ends before its 4294967295 positions"),
        ("010200000001000000" + position, "a LINESTRING has 1 position; at least 2 are needed"),
        ("01030000000100000001000000" + position, "a ring of a POLYGON has 1 positions; at least 4 are needed"),
        ("010400000001000000" + "010200000000000000", "a MULTIPOINT has a LINESTRING in it"),
        ("0101000000000000000000f07f0000000000000000", "a POINT has a coordinate that is not a finite number"),
        ("0108000000", "a CIRCULARSTRING cannot be used; points, lines and polygons and those of many parts can"),
        ("01f8030000", "a TIN cannot be used; points, lines and polygons and those of many parts can"),
        ("0163000000", "99 is not the number of a type of geometry"),
        (
            "0107000000020000000101000000" + position + "010200000002000000" + position + position,
            "a GEOMETRYCOLLECTION of several dimensions cannot be used; give its members one by one"
        ),
        (
            String(repeating: "010700000001000000", count: 100_000),
            "a GEOMETRYCOLLECTION is nested more than 16 deep"
        ),
    ]

    @Test(arguments: refused)
    func whatCannotBeReadIsRefusedInASentence(hexadecimal: String, sentence: String) {
        #expect(throws: UnreadableGeometry(sentence)) { try parse(Self.bytes(hexadecimal)) }
    }

    @Test func anOpenRingIsRefused() throws {
        let square = [(0.0, 0.0), (1, 0), (1, 1), (0, 0)].map { Position(x: $0.0, y: $0.1) }
        let shape = try GEOSShape(.polygons([[square]]), in: GEOSContext())
        var bytes = GEOSBytes.written(shape, isLittleEndian: true, isExtended: false)
        bytes[bytes.count - 2] = 0x40
        #expect(throws: UnreadableGeometry("a ring of a POLYGON is not closed: its last position is not its first")) {
            try parse(bytes)
        }
    }

    @Test func garbageIsRefusedAndNeverCrashes() throws {
        var random = RandomGeometry(seed: 22)
        let context = GEOSContext()
        for _ in 0..<30_000 {
            var bytes = GEOSBytes.written(
                try GEOSShape(random.geometry(), in: context), isLittleEndian: random.isHeads, isExtended: false)
            for _ in 0..<random.random.whole(1...4) { random.damage(&bytes) }
            if let geometry = try? parse(bytes) { #expect(geometry.fault == nil && !geometry.positions.isEmpty) }
        }
    }

    private func parse(_ bytes: [UInt8]) throws -> SourceGeometry? {
        try bytes.withUnsafeBytes { try WellKnownBinary.parse($0) }
    }

    static func bytes(_ hexadecimal: String) -> [UInt8] {
        let digits = Array(hexadecimal)
        return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(String(digits[$0...$0 + 1]), radix: 16) ?? 0 }
    }
}

extension SourceGeometry {
    /// GEOS is given the only member of a geometry of many parts by itself.
    fileprivate var asWritten: SourceGeometry {
        guard case .multiPoint(let positions) = self, positions.count == 1 else { return self }
        return .point(positions[0])
    }
}
