import CGDAL
import Glibc

/// GDAL, loaded on first use.
///
/// Its functions may be called from any thread; what they make belongs to the thread that made it.
public final class GDALLibrary: Sendable {
    /// From the version that is tested with to those that have the same functions.
    private static let fileNames =
        ["libgdal.so.32"] + (33...40).map { "libgdal.so.\($0)" } + ["libgdal.so"]
    private static let loaded = Result { () throws(GDALNotFound) in try GDALLibrary(named: fileNames) }

    /// CE_Failure of GDAL's cpl_error.h; less is a warning.
    private static let failure: Int32 = 3

    /// GDAL_OF_VECTOR | GDAL_OF_VERBOSE_ERROR of GDAL's gdal.h: layers, read-only, with reasons.
    static let openFlags: UInt32 = 0x44

    let functions: GDALFunctions

    /// The library, loaded by the first call.
    ///
    /// - Throws: `GDALNotFound`, the same at each call.
    public static func shared() throws(GDALNotFound) -> GDALLibrary { try loaded.get() }

    /// Loads the first of the named files that is there.
    init(named names: [String]) throws(GDALNotFound) {
        let order = LoadOrder.first(of: names)
        order?.load()
        var functions = GDALFunctions()
        var problem = [CChar](repeating: 0, count: 512)
        let copies = names.map { UnsafePointer<CChar>(strdup($0)) }
        defer {
            for copy in copies { free(UnsafeMutablePointer(mutating: copy)) }
        }
        if arterial_gdal_load(copies, Int32(copies.count), &functions, &problem, Int32(problem.count)) == 0 {
            let bytes = problem.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
            throw GDALNotFound(reason: String(decoding: bytes, as: UTF8.self))
        }
        self.functions = functions
        XMLLibrary.makeReady(among: order?.names ?? [])
        // Grids fetched over the network would make results depend on the day.
        functions.OSRSetPROJEnableNetwork(0)
        for (name, value) in SourceAccess.settingsOfAll { functions.CPLSetConfigOption(name, value) }
        functions.GDALAllRegister()
    }

    /// GDAL's names of the formats that can hold layers, in its order.
    public var formats: [String] {
        (0..<functions.GDALGetDriverCount()).compactMap { index in
            guard let driver = functions.GDALGetDriver(index),
                functions.GDALGetMetadataItem(driver, "DCAP_VECTOR", nil) != nil
            else { return nil }
            return GDALLibrary.text(functions.GDALGetDriverShortName(driver))
        }
    }

    /// The format that a file seems to have, whether it is read or not.
    func format(of path: String) -> String? {
        let (driver, _) = quietly { functions.GDALIdentifyDriverEx(path, GDALLibrary.openFlags, nil, nil) }
        return driver.map { GDALLibrary.text(functions.GDALGetDriverShortName($0)) }
    }

    /// GDAL's version, such as `3.6.2`.
    public var version: String { GDALLibrary.text(functions.GDALVersionInfo("RELEASE_NAME")) }

    /// The version of PROJ that GDAL uses, such as `9.1.1`.
    public var projVersion: String {
        var (major, minor, patch) = (Int32(0), Int32(0), Int32(0))
        functions.OSRGetPROJVersion(&major, &minor, &patch)
        return "\(major).\(minor).\(patch)"
    }

    /// Runs `body` while GDAL prints nothing on this thread.
    ///
    /// - Returns: what `body` returned, and the last failure that GDAL would have printed, or an empty text.
    @discardableResult
    func quietly<Outcome>(_ body: () -> Outcome) -> (outcome: Outcome, problem: String) {
        functions.CPLErrorReset()
        arterial_gdal_forget_failures()
        functions.CPLPushErrorHandler(arterial_gdal_quiet)
        defer { functions.CPLPopErrorHandler() }
        let outcome = body()
        let isFailure = functions.CPLGetLastErrorType() >= GDALLibrary.failure
        return (outcome, isFailure ? GDALLibrary.text(functions.CPLGetLastErrorMsg()) : "")
    }

    /// The first failure of this thread's last quiet call: where one failure leads to others, the reason of them all.
    var firstFailure: String { GDALLibrary.text(arterial_gdal_first_failure()) }

    /// Whether there was one.
    var hasFailed: Bool { arterial_gdal_first_failure()[0] != 0 }

    /// Whether the last call of this thread has cut a whole number that was too large for its field.
    var didOverflow: Bool {
        functions.CPLGetLastErrorType() > 1
            && GDALLibrary.text(functions.CPLGetLastErrorMsg()).contains("Integer overflow")
    }

    /// The warnings of this thread's last quiet call.
    var warnings: [Substring] {
        let texts = arterial_gdal_warnings()
        return texts?.pointee == 0 ? [] : GDALLibrary.text(texts).split(separator: "\n")
    }

    /// A text of GDAL's, empty where there is none.
    static func text(_ characters: UnsafePointer<CChar>?) -> String { characters.map { String(cString: $0) } ?? "" }
}

/// GDAL is not installed, or is too old.
public struct GDALNotFound: Error, Equatable, CustomStringConvertible {
    /// What the dynamic loader says.
    public let reason: String

    public var description: String {
        "GDAL is needed and could not be loaded (\(reason))"
            + (reason.contains("No such file") ? "; on Debian it is the package libgdal32" : "")
    }
}
