import Testing

@testable import FeatureSources

@Suite("GDAL")
struct GDALLibraryTests {
    @Test func namesItsPackageWhereItIsMissing() {
        #expect {
            try GDALLibrary(named: ["libarterial-none.so.1", "libarterial-none.so"])
        } throws: { error in
            "\(error)".hasPrefix("GDAL is needed and could not be loaded (libarterial-none.so: ")
                && "\(error)".hasSuffix("; on Debian it is the package libgdal32")
        }
    }

    @Test func isRefusedWhereFunctionsAreMissing() {
        #expect(throws: GDALNotFound.self) { try GDALLibrary(named: ["libm.so.6"]) }
    }

    @Test(.enabled(if: (try? GDALLibrary.shared()) != nil, "GDAL is not installed"))
    func saysItsVersionAndThatOfPROJ() throws {
        let library = try GDALLibrary.shared()
        #expect(library.version.wholeMatch(of: #/\d+\.\d+\.\d+.*/#) != nil)
        #expect(library.projVersion.wholeMatch(of: #/\d+\.\d+\.\d+/#) != nil)
    }
}
