import CGEOS
import Glibc

/// GEOS, loaded on first use.
public enum GEOSLibrary {
    /// That of the interface, which has been the same since GEOS 3.0.
    private static let fileName = "libgeos_c.so.1"

    /// GEOS's version and that of its interface, such as `3.11.1-CAPI-1.17.1`.
    public static var version: String { geos.GEOSversion().map { String(cString: $0) } ?? "" }

    /// - Throws: `GEOSNotFound`.
    static func load(_ name: String) throws(GEOSNotFound) -> GEOSFunctions {
        var functions = GEOSFunctions()
        var problem = [CChar](repeating: 0, count: 512)
        if arterial_geos_load(name, &functions, &problem, Int32(problem.count)) == 0 {
            let bytes = problem.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
            throw GEOSNotFound(reason: String(decoding: bytes, as: UTF8.self))
        }
        return functions
    }

    /// The functions; without them the process ends, as it would where the library were linked.
    fileprivate static func loaded() -> GEOSFunctions {
        do {
            return try load(fileName)
        } catch {
            let line = "arterial: \(error)\n"
            _ = write(STDERR_FILENO, line, line.utf8.count)
            exit(2)
        }
    }
}

/// The functions of GEOS, which is loaded when the first of them is asked for.
let geos = GEOSLibrary.loaded()

/// GEOS is not installed, or is too old.
struct GEOSNotFound: Error, CustomStringConvertible {
    /// What the dynamic loader says.
    let reason: String

    var description: String {
        "GEOS is needed and could not be loaded (\(reason)); on Debian it is the package libgeos-c1v5"
    }
}
