import CGEOS
import Glibc

/// GEOS, loaded on first use.
public enum GEOSLibrary {
    /// That of the interface, which has been the same since GEOS 3.0.
    private static let fileName = "libgeos_c.so.1"

    private static let loaded = Result { () throws(GEOSNotFound) in try load(fileName) }

    /// GEOS's version and that of its interface, such as `3.11.1-CAPI-1.17.1`; nil where there is none.
    public static var version: String? { (try? loaded.get())?.GEOSversion().map { String(cString: $0) } }

    /// Why there is none; nil where there is one.
    public static var fault: String? { if case .failure(let fault) = loaded { "\(fault)" } else { nil } }

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
    fileprivate static func functions() -> GEOSFunctions {
        switch loaded {
        case .success(let functions): return functions
        case .failure(let fault):
            let line = "arterial: \(fault)\n"
            _ = write(STDERR_FILENO, line, line.utf8.count)
            _exit(2)
        }
    }
}

/// The functions of GEOS, which is loaded when the first of them is asked for.
let geos = GEOSLibrary.functions()

/// GEOS is not installed, or is too old.
struct GEOSNotFound: Error, CustomStringConvertible {
    /// What the dynamic loader says.
    let reason: String

    var description: String {
        "GEOS is needed and could not be loaded (\(reason)); on Debian it is the package libgeos-c1v5"
    }
}
