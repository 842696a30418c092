import Testing

@testable import Geometry

@Suite("GEOS")
struct GEOSLibraryTests {
    @Test(
        "names its package where it is missing, or lacks a function", arguments: ["libarterial-none.so.1", "libm.so.6"])
    func missing(_ name: String) {
        #expect {
            try GEOSLibrary.load(name)
        } throws: { error in
            "\(error)".hasPrefix("GEOS is needed and could not be loaded (")
                && "\(error)".hasSuffix("); on Debian it is the package libgeos-c1v5")
        }
    }

    @Test("tells its version") func version() {
        #expect(GEOSLibrary.version?.contains("-CAPI-1.") == true && GEOSLibrary.fault == nil)
    }
}
