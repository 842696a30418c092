import Foundation
import TestSupport

@testable import FeatureSources

/// A SQLite database or a GeoPackage that a test makes with the command `sqlite3`.
final class SQLiteFile {
    static let isPossible = (try? run("", "SELECT 1")) != nil && (try? GDALLibrary.shared()) != nil

    let address: SourceAddress
    private let folder: TemporaryFolder

    init(_ statements: String, name: String = "tables.db") throws {
        folder = try TemporaryFolder()
        address = SourceAddress(target: folder.path(name), name: name)
        try SQLiteFile.run(address.target, "BEGIN; \(statements); COMMIT;")
    }

    /// A GeoPackage with no more than it needs to be one.
    static func package(_ statements: String) throws -> SQLiteFile {
        try SQLiteFile(
            """
            PRAGMA application_id = 0x47504B47; PRAGMA user_version = 10300;
            CREATE TABLE gpkg_spatial_ref_sys (srs_name TEXT NOT NULL, srs_id INTEGER NOT NULL PRIMARY KEY,
                organization TEXT NOT NULL, organization_coordsys_id INTEGER NOT NULL, definition TEXT NOT NULL,
                description TEXT);
            CREATE TABLE gpkg_contents (table_name TEXT NOT NULL PRIMARY KEY, data_type TEXT NOT NULL,
                identifier TEXT UNIQUE, description TEXT, last_change DATETIME NOT NULL, min_x DOUBLE, min_y DOUBLE,
                max_x DOUBLE, max_y DOUBLE, srs_id INTEGER REFERENCES gpkg_spatial_ref_sys(srs_id));
            CREATE TABLE gpkg_geometry_columns (table_name TEXT NOT NULL, column_name TEXT NOT NULL,
                geometry_type_name TEXT NOT NULL, srs_id INTEGER NOT NULL, z TINYINT NOT NULL, m TINYINT NOT NULL);
            \(statements)
            """, name: "tables.gpkg")
    }

    func open() throws -> Dataset { try Dataset(address) }

    private struct Failed: Error { let status: Int32 }

    private static func run(_ file: String, _ statements: String) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["sqlite3", "-bail", "-batch", file]
        process.standardOutput = FileHandle.nullDevice
        let input = Pipe()
        process.standardInput = input
        try process.startAlone()
        try input.fileHandleForWriting.write(contentsOf: Data(statements.utf8))
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        if process.terminationStatus != 0 { throw Failed(status: process.terminationStatus) }
    }
}
