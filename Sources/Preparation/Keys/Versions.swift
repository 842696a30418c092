import CLibYAML
import CXXHash
import FeatureSources
import Geometry
import NetworkImport
import Vocabulary

/// The versions of the engine and of the libraries that results can depend on.
public enum Versions {
    /// Of Arterial itself.
    public static let engine = "0.1.0"
    /// Of the import: raised whenever the same files become another network.
    static let importer = 22
    /// The same for utility networks.
    static let utilityImporter = 16

    /// Library to version, in a fixed order. GDAL, PROJ and GEOS are named where they are used.
    public static func libraries(_ use: LibraryUse) -> [(name: String, version: String)] {
        var versions = [
            ("libosmium", OSMFile.libraryVersion), ("libyaml", String(cString: yaml_get_version_string())),
            ("xxhash", xxhashVersion),
        ]
        if use.geos, let geos = GEOSLibrary.version { versions.insert(("geos", geos), at: 0) }
        if use.gdal, let gdal = try? GDALLibrary.shared() {
            versions += [("gdal", gdal.version), ("proj", gdal.projVersion)]
        }
        return versions
    }

    /// For people and for programs: Arterial's version on the first line, and a library on each that follows. GDAL and GEOS
    /// are loaded to ask them.
    public static var text: String {
        var lines = ["arterial \(engine)"] + libraries(.all).map { "\($0.name) \($0.version)" }
        if case .failure(let reason) = Result(catching: { try GDALLibrary.shared() }) { lines.append("\(reason)") }
        if let reason = GEOSLibrary.fault { lines.append(reason) }
        return lines.map { $0 + "\n" }.joined()
    }

    private static var xxhashVersion: String {
        let number = XXH_versionNumber()
        return "\(number / 10_000).\(number / 100 % 100).\(number % 100)"
    }
}
