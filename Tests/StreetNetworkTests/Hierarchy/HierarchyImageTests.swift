import Foundation
import StreetNetwork
import TestSupport
import Testing
import Vocabulary

@testable import ImageFile

/// Hierarchies that were written, opened again, and damaged.
@Suite struct HierarchyImageTests {
    @Test("A hierarchy from a file gives the same costs as the one in memory", arguments: UInt64(0)..<20)
    func sameFromFile(seed: UInt64) throws {
        let search = RandomSearch(seed: seed)
        let folder = try TemporaryFolder()
        let path = folder.path("town.hierarchy")
        try HierarchyImage.writer(of: search.plain, key: "k", context: RunContext()).write(to: path)
        let stored = try HierarchyImage.open(path, key: "k", metric: search.plain)
        let made = try Hierarchy(of: search.plain, context: RunContext())
        #expect(try Self.costs(search, stored) == Self.costs(search, made))
    }

    @Test("What is damaged and says that it is not is refused, or does no harm", arguments: UInt64(0)..<8)
    func damaged(block: UInt64) throws {
        let folder = try TemporaryFolder()
        var chance = SplitMix64(seed: block)
        var (refused, opened) = (0, 0)
        for seed in seeds(block, of: 4) {
            let search = RandomSearch(seed: seed)
            let path = folder.path("town\(seed).hierarchy")
            try HierarchyImage.writer(of: search.plain, key: "k", context: RunContext()).write(to: path)
            let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
            for _ in 0..<60 {
                try Data(DamagedImage(whole, &chance).bytes).write(to: URL(fileURLWithPath: path))
                do {
                    _ = try Self.costs(search, HierarchyImage.open(path, key: "k", metric: search.plain))
                    opened += 1
                } catch is ImageError { refused += 1 }
            }
        }
        #expect(refused > 20 && opened > 5, "\(refused) refused, \(opened) opened")
    }

    private static func costs(_ search: RandomSearch, _ hierarchy: Hierarchy) throws -> [[Int64?]] {
        let metric = search.plain.with(hierarchy).with(search.barriers)
        var workspace = PathSearch(network: search.random.network)
        return try search.locations.map { origin in
            let costs = try workspace.costs(from: origin, to: search.locations, on: metric)
            // Of a damaged hierarchy they may be any, but come to an end.
            for target in costs.indices { _ = workspace.path(toTarget: target) }
            return costs
        }
    }
}
