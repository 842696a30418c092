import Foundation
import Geometry
import ImageFile
import TestSupport
import Testing
import Vocabulary

@testable import UtilityNetwork

/// Networks in files.
@Suite struct UtilityImageTests {
    @Test("a network comes back from its file as it was") func roundTrip() throws {
        let folder = try TemporaryFolder()
        for seed in UInt64(0)..<40 {
            let draft = PipeScene(seed: seed).draft
            guard let built = try? UtilityNetwork.build(draft) else { continue }
            let path = folder.path("\(seed).image")
            #expect(try UtilityNetwork.write(draft, to: path, key: "k") == built.notes)
            let network = try UtilityNetwork.open(path, key: "k")
            #expect(network.schema == draft.schema)
            for feature in 0..<network.featureCount {
                let own = draft.features.first { $0.globalID == network.globalID(of: feature) }!
                #expect(network.source(of: feature) == own.source)
                #expect(network.assetType(of: feature).code == own.assetType)
                #expect(network.isCustomer(feature) == own.isCustomer && network.isOperable(feature) == own.isOperable)
                #expect(network.shape(of: feature).map(\.x) == own.shape.map(\.x))
                for attribute in network.schema.attributes.indices {
                    let value = own.values.first { $0.attribute == attribute }?.value
                    #expect(network.value(of: attribute, feature: feature) == value)
                }
            }
        }
    }

    @Test("the same draft gives the same bytes") func deterministic() throws {
        let folder = try TemporaryFolder()
        let pipes = DrawnPipes("S--V1--T--M--D")
        for name in ["a", "b"] { try UtilityNetwork.write(pipes.draft, to: folder.path(name), key: "k") }
        #expect(
            try Data(contentsOf: folder.url.appending(path: "a")) == Data(contentsOf: folder.url.appending(path: "b")))
    }

    @Test("an image of another key is refused") func otherKey() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("network")
        try UtilityNetwork.write(DrawnPipes("S--V1--A").draft, to: path, key: "one")
        #expect(throws: ImageError.otherKey(path: path)) { try UtilityNetwork.open(path, key: "two") }
    }

    @Test("what the arrays say of each other is checked: no damage leads out of them") func checks() throws {
        let draft = DrawnPipes("S--V1--T--M--D").draft
        let image = try UtilityBuild(draft, key: "", context: RunContext()).writer.inMemory()
        #expect(throws: Never.self) { try UtilityImageCheck(image: image, path: "p").check() }
        var random = SplitMix64(seed: 3)
        var refused = 0
        for _ in 0..<400 {
            let damaged = try DamagedImage(image, &random).inMemory()
            do {
                try UtilityImageCheck(image: damaged, path: "p").check()
            } catch is ImageError {
                refused += 1
                continue
            }
            // What passes can be walked.
            let network = try UtilityNetwork(image: damaged)
            var workspace = TraceWorkspace()
            let plan = try TracePlan(network, TraceConfiguration())
            _ = try WalkTrace(.connected, on: plan).run(
                from: (0..<network.featureCount).map { LocatedElement(feature: $0) }, &workspace)
        }
        #expect(refused > 100)
    }
}

/// An image with one number of one section changed.
private struct DamagedImage {
    private let writer: ImageWriter

    init(_ image: Image, _ random: inout SplitMix64) throws {
        var writer = ImageWriter(UtilityImage.identity(key: ""))
        let sections = image.sections.filter { $0.byteCount >= 4 && !$0.name.contains(".") }
        let chosen = random.one(of: sections).name
        for section in image.sections {
            guard !section.name.contains(".") else { continue }
            try Self.copy(section.name, image, section.name == chosen, &random, &writer)
        }
        for name in ["schema-texts", "feature-id", "controller-subnetwork", "notes"] {
            writer.add(texts: Array(try image.texts(name)), as: name)
        }
        self.writer = writer
    }

    func inMemory() -> Image { writer.inMemory() }

    private static func copy(
        _ name: String, _ image: Image, _ isDamaged: Bool, _ random: inout SplitMix64, _ writer: inout ImageWriter
    ) throws {
        func damage<Number: FixedWidthInteger & BitwiseCopyable>(_ array: [Number]) -> [Number] {
            guard isDamaged, !array.isEmpty else { return array }
            var damaged = array
            damaged[random.whole(0...(array.count - 1))] ^= 1 << Number(random.whole(0...(Number.bitWidth - 1)))
            return damaged
        }
        if let array = try? image.array(name, of: UInt32.self) {
            writer.add(damage(array), as: name)
        } else if let array = try? image.array(name, of: UInt16.self) {
            writer.add(damage(array), as: name)
        } else if let array = try? image.array(name, of: UInt8.self) {
            writer.add(damage(array), as: name)
        } else if let array = try? image.array(name, of: Int64.self) {
            writer.add(damage(array), as: name)
        } else if let array = try? image.array(name, of: Arc.self) {
            writer.add(array, as: name)
        } else {
            try copyOther(name, image, &writer)
        }
    }

    private static func copyOther(_ name: String, _ image: Image, _ writer: inout ImageWriter) throws {
        switch name {
        case "index-boxes": writer.add(try image.array(name, of: IndexBox.self), as: name)
        case "place": writer.add(try image.array(name, of: Coordinate.self), as: name)
        case "position": writer.add(try image.array(name, of: StoredPosition.self), as: name)
        default: writer.add(try image.array(name, of: StoredAssociation.self), as: name)
        }
    }

    /// As large as a box of the index, whose own type the tests need not know.
    private struct IndexBox: BitwiseCopyable {
        let numbers: (Int32, Int32, Int32, Int32)
    }
}
