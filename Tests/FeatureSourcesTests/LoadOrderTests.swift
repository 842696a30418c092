import CGDAL
import Foundation
import TestSupport
import Testing

@testable import FeatureSources

@Suite("Libraries that a library needs")
struct LoadOrderTests {
    private static let gdal = LoadOrder.first(of: ["libgdal.so.32"])

    @Test("stand before it, and each after those that it needs itself", .enabled(if: gdal != nil, "GDAL is elsewhere"))
    func order() throws {
        let names = try #require(Self.gdal).names
        #expect(names.last == "libgdal.so.32")
        #expect(names.count > 20 && names.contains { $0.hasPrefix("libproj.so") })
        var before: Set<String> = []
        for name in names {
            let own = Set(LoadOrder(of: name).names)
            #expect(own.subtracting(before) == [name])
            before.insert(name)
        }
    }

    @Test("are none of a file that is cut, changed or no library", .enabled(if: gdal != nil, "GDAL is elsewhere"))
    func broken() throws {
        let path = try #require(arterial_c_library().map { String(cString: $0) })
        let whole = try Data(contentsOf: URL(filePath: path))
        let folder = try TemporaryFolder()
        func needs(_ bytes: Data) throws -> [String] {
            let path = folder.path("lib.so")
            try bytes.write(to: URL(filePath: path))
            return LibraryFile(path: path)?.needs() ?? ["no file"]
        }
        #expect(try needs(whole).allSatisfy { $0.hasPrefix("ld-linux") })
        #expect(try needs(Data("no library".utf8)) == [])
        var random = SplitMix64(seed: 7)
        for _ in 0..<200 {
            var bytes = whole.prefix(Int.random(in: 1...8192, using: &random))
            for _ in 0..<8 {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
            }
            _ = try needs(bytes)
        }
        #expect(LoadOrder(of: "libarterial-none.so").names == [])
    }
}
