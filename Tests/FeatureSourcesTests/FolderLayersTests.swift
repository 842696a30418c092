import Foundation
import TestSupport
import Testing

@testable import FeatureSources

@Suite("The layers of a folder", .enabled(if: (try? GDALLibrary.shared()) != nil, "GDAL is not installed"))
struct FolderLayersTests {
    @Test("come in order of their names, in whatever order its files were made")
    func order() throws {
        let folder = try TemporaryFolder()
        let names = (10..<30).map { "street\($0 * 7 % 20 + 10)" }
        for name in names {
            try Data("id,name\n1,A\n".utf8).write(to: folder.url.appending(path: name + ".csv"))
        }
        let path = folder.url.path
        let dataset = try Dataset(SourceAddress(target: path, name: path))
        #expect(dataset.layerNames == names.sorted())
    }
}
