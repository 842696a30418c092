import Geometry
import TestSupport
import Testing

@testable import MapPage

@Suite("Positions as they are written here")
struct PlainPositionTests {
    /// - Returns: nil where a text has no plain position at its start.
    private func plain(_ text: String) -> PlainPosition? {
        Array((text + String(repeating: " ", count: PlainPosition.reach)).utf8).withUnsafeBytes { bytes in
            bytes.baseAddress.flatMap { PlainPosition(at: $0) }
        }
    }

    /// Whether a plain position is what comes of looking at each letter, too, and ends where that does.
    private func isReadAlike(_ text: String) -> Bool {
        guard let plain = plain(text) else { return true }
        var letters = JSONCursor(Array(text.utf8))
        return letters.take(UInt8(ascii: "[")) && (try? letters.position()) == plain.place
            && letters.place == plain.length
    }

    @Test("are as if they were read letter by letter", arguments: [UInt64(1), 2, 3]) func letters(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let texts = (0..<2000).map { _ in "[\(Self.number(&random)),\(Self.number(&random))]" }
        #expect(texts.allSatisfy(isReadAlike))
        #expect(texts.count { plain($0) != nil } > 200)
    }

    @Test("are so whatever some bytes of them become", arguments: [UInt64(4), 5, 6]) func damage(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let letters = Array("0123456789.,-[]+eE/:; é".utf8)
        for _ in 0..<5000 {
            var bytes = Array("[-118.5774336,40.9805824],[5".utf8)
            for _ in 0..<Int.random(in: 1...2, using: &random) {
                let place = Int.random(in: bytes.indices, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[place] = letters.randomElement(using: &random) ?? 0
                case 1: bytes.remove(at: place)
                default: bytes.insert(letters.randomElement(using: &random) ?? 0, at: place)
                }
            }
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(isReadAlike(text), "\(text)")
        }
    }

    @Test("have seven decimals and up to three digits before them") func numbers() throws {
        let position = try #require(plain("[-180.0000000,9.8765432]"))
        #expect(position.place == Coordinate(longitude: -1_800_000_000, latitude: 98_765_432))
        #expect(plain("[0.0000001,-0.0000001]")?.place == Coordinate(longitude: 1, latitude: -1))
        #expect(plain("[-214.7483648,000.0000000]")?.place == Coordinate(longitude: .min, latitude: 0))
    }

    @Test(
        "are nothing else",
        arguments: [
            "1,2", "1.5000000,2.25", "1.12345678,2.1234567", "-.5000000,2.0000000", "1e3,2.0000000",
            "1.0000000e3,2.0000000", "214.7483648,1.0000000", "1.0000000", "1.0000000,2.0000000,3.5",
            "1.000000:,2.0000000", "1.000000/,2.0000000", "--1.0000000,2.0000000", "1.0000000 ,2.0000000",
            "1.0000000, 2.0000000", "0001.0000000,2.0000000", "1.00000é,2.0000000", ",", "",
        ])
    func others(_ numbers: String) { #expect(plain("[\(numbers)]") == nil) }

    @Test("stand beside others in a line, and what is damaged behind them is told with its byte") func mixed() throws {
        let start = "{\"features\": [{\"properties\":{},\"geometry\":{\"type\":\"LineString\",\"coordinates\":["
        func rows(_ positions: String) throws -> TableRow? {
            var rows = try FeatureRows(Array((start + positions + "]}}]}                ").utf8))
            return try rows.next()
        }
        let places = [(1, 2), (3, 4), (5, 6), (7, 8)].map { x, y in
            Coordinate(longitude: x * 10_000_000, latitude: y * 10_000_000)
        }
        let positions = "[1.0000000,2.0000000], [3,4],[5.0000000,6.0000000] ,[7.0000000,8.0000000]"
        #expect(try rows(positions)?.geometry == .line(places))
        let byte = start.utf8.count + "[1.0000000,2.0000000],".utf8.count + 1
        #expect {
            _ = try rows("[1.0000000,2.0000000],5")
        } throws: {
            ($0 as? UnreadableTable)?.reason == "it is damaged at byte \(byte)"
        }
    }

    private static func number(_ random: inout SplitMix64) -> String {
        let whole = Int.random(in: 0...Int.random(in: 0...220, using: &random), using: &random)
        let count = Bool.random(using: &random) ? 7 : Int.random(in: 0...9, using: &random)
        let decimals = (0..<count).map { _ in "\(Int.random(in: 0...9, using: &random))" }.joined()
        return (Bool.random(using: &random) ? "-" : "") + "\(whole)" + (count > 0 ? "." : "") + decimals
    }
}
