import CGEOS
import CLibYAML
import CXXHash
import FeatureSources
import NetworkImport
import Vocabulary

/// The versions of the engine and of the libraries that results can depend on.
public enum Versions {
    /// Of Arterial itself.
    public static let engine = "0.1.0"
    /// Of the import: raised whenever the same files become another network.
    static let importer = 5
    /// The same for utility networks.
    static let utilityImporter = 5

    /// Library to version, in a fixed order. GDAL and PROJ are named where a job uses them.
    public static func libraries(usesGDAL: Bool) -> [(name: String, version: String)] {
        var versions = [
            ("geos", String(cString: GEOSversion())), ("libosmium", OSMFile.libraryVersion),
            ("libyaml", String(cString: yaml_get_version_string())), ("xxhash", xxhashVersion),
        ]
        if usesGDAL, let gdal = try? GDALLibrary.shared() {
            versions += [("gdal", gdal.version), ("proj", gdal.projVersion)]
        }
        return versions
    }

    /// For people and for programs: Arterial's version on the first line, and a library on each that follows. GDAL is loaded
    /// to ask it.
    public static var text: String {
        var lines = ["arterial \(engine)"] + libraries(usesGDAL: true).map { "\($0.name) \($0.version)" }
        if case .failure(let reason) = Result(catching: { try GDALLibrary.shared() }) { lines.append("\(reason)") }
        return lines.map { $0 + "\n" }.joined()
    }

    private static var xxhashVersion: String {
        let number = XXH_versionNumber()
        return "\(number / 10_000).\(number / 100 % 100).\(number % 100)"
    }
}
