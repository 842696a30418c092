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

    @Test(
        "makes libxml2 ready before several threads use it, and has no table read with it",
        .enabled(if: (try? GDALLibrary.shared()) != nil, "GDAL is not installed"))
    func xml() throws {
        let library = try GDALLibrary.shared()
        #expect(XMLLibrary.makeReady(among: LoadOrder.first(of: ["libgdal.so.32"])?.names ?? []))
        #expect(!XMLLibrary.makeReady(among: ["libxml2.so.none"]))
        let unheard = "<OGRVRTDataSource><Unheard/></OGRVRTDataSource>"
        let (table, _) = library.quietly { library.functions.GDALOpenEx(unheard, GDALLibrary.openFlags, nil, nil, nil) }
        // Where a table is held against the schema of its format, there is a warning.
        #expect(library.warnings == [])
        library.functions.GDALClose(table)
    }
}
