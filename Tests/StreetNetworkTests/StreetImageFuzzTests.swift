import Foundation
import Geometry
import StreetNetwork
import TestSupport
import Testing
import Vocabulary

@testable import ImageFile

/// Images that were written, opened again, and damaged.
@Suite struct StreetImageFuzzTests {
    @Test("A network from a file gives the same paths as the one in memory", arguments: UInt64(0)..<40)
    func sameFromFile(seed: UInt64) throws {
        let random = RandomNetwork(seed: seed)
        let folder = try TemporaryFolder()
        try StreetImage.writer(of: random.parts, key: "k").write(to: folder.path("streets"))
        let stored = try StreetImage.open(folder.path("streets"), key: "k")
        #expect(try Self.paths(on: stored, random) == Self.paths(on: random.network, random))
        #expect(stored.turnRestrictions == random.network.turnRestrictions)
        #expect(stored.turnDelays == random.network.turnDelays)
    }

    @Test("What is damaged and says that it is not is refused, or does no harm", arguments: UInt64(0)..<16)
    func damaged(block: UInt64) throws {
        let folder = try TemporaryFolder()
        var chance = SplitMix64(seed: block)
        var (refused, opened) = (0, 0)
        for network in seeds(block, of: 4) {
            let random = RandomNetwork(seed: network, islands: 1)
            let path = folder.path("streets\(network)")
            try StreetImage.writer(of: random.parts, key: "k").write(to: path)
            let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
            for _ in 0..<60 {
                try Data(DamagedImage(whole, &chance).bytes).write(to: URL(fileURLWithPath: path))
                do {
                    _ = try Self.paths(on: StreetImage.open(path, key: "k"), random)
                    opened += 1
                } catch is ImageError { refused += 1 }
            }
        }
        #expect(refused > 20 && opened > 20)
    }

    /// Everything that reads a network, and the paths between the stops.
    private static func paths(on network: StreetNetwork, _ random: RandomNetwork) throws -> [Path?] {
        var paths: [Path?] = []
        for impedance in [Impedance.time, .attribute("risk")] {
            let weights = ModeWeights(network: network, mode: random.mode)
            let plain = Metric(network: network, mode: random.mode, weights: weights, impedance: impedance)
            var laid = NetworkBarriers()
            for obstacle in random.obstacles { obstacle.lay(into: &laid, on: plain) }
            for metric in [plain.with(laid), plain.with(laid).mirrored] {
                let locations = random.locations(on: metric)
                var search = PathSearch(network: network)
                for origin in locations.prefix(3) {
                    _ = try search.costs(from: origin, to: locations, on: metric, lastResort: true)
                    paths += locations.indices.map { search.path(toTarget: $0) }
                }
            }
        }
        _ = (0..<network.edgeCount).map { network.streetName(of: $0) }
        return paths
    }
}

/// An image of which one section was changed, and all checksums with it.
struct DamagedImage {
    private(set) var bytes: [UInt8]

    init(_ whole: [UInt8], _ random: inout SplitMix64) {
        bytes = whole
        let count = Int(word(at: 12, width: 4))
        let entries = (0..<count).map { 128 + $0 * 64 }.filter { word(at: $0 + 40, width: 8) > 0 }
        let entry = random.one(of: entries)
        let size = Int(word(at: entry + 32, width: 4) * word(at: entry + 40, width: 8))
        let start = Int(word(at: entry + 48, width: 8))
        for _ in 0..<random.one(of: [1, 1, 1, 2, 5]) { change(start, size, &random) }
        put(bytes[start..<start + size].checksum, at: entry + 56)
        put(bytes[128..<128 + count * 64].checksum, at: 56)
        put(bytes[..<120].checksum, at: 120)
    }

    private func word(at offset: Int, width: Int) -> UInt64 {
        (0..<width).reduce(0) { $0 | UInt64(bytes[offset + $1]) << UInt64(8 * $1) }
    }

    private mutating func put(_ number: UInt64, at offset: Int) {
        for place in 0..<8 { bytes[offset + place] = UInt8(truncatingIfNeeded: number >> UInt64(8 * place)) }
    }

    private mutating func change(_ start: Int, _ size: Int, _ random: inout SplitMix64) {
        let width = [8, 4, 1].first { size % $0 == 0 } ?? 1
        let words = size / width
        let offset = start + random.whole(0...(words - 1)) * width
        let other = word(at: start + random.whole(0...(words - 1)) * width, width: width)
        let old = word(at: offset, width: width)
        let new = random.one(of: [
            0, old &+ 1, old &- 1, other, .max, 1 << 63, UInt64(Int64.max), 1 << 31, random.next(),
            UInt64(random.whole(0...40)), old ^ 1 << UInt64(random.whole(0...(width * 8 - 1))),
        ])
        for place in 0..<width { bytes[offset + place] = UInt8(truncatingIfNeeded: new >> UInt64(8 * place)) }
    }
}

extension ArraySlice<UInt8> {
    fileprivate var checksum: UInt64 { Array(self).checksum }
}
