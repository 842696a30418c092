import Foundation
import TestSupport

/// A database of three tables and one that links two of them, with nulls, orphans and keys that come twice.
///
///     owner(key) ← pet(owner)        owner(key) ← visit(owner, vet) → vet(key)
///
/// It declares foreign keys, which SQLite does not enforce here.
struct RandomDatabase {
    let keys: RandomKeys
    let file: SQLiteFile
    let name: String

    /// Writes the database into a folder.
    init(_ keys: RandomKeys, seed: UInt64, in folder: URL) throws {
        self.keys = keys
        name = "random-\(keys.rawValue)-\(seed).\(seed.isMultiple(of: 2) ? "gpkg" : "sqlite")"
        file = SQLiteFile(url: folder.appending(path: name))
        var random = SplitMix64(seed: seed)
        let head = seed.isMultiple(of: 2) ? GeoPackage.head : ""
        let tables = RandomDatabase.tables(keys)
        let listed = seed.isMultiple(of: 2) ? ["owner", "pet", "vet", "visit"].map(GeoPackage.listed) : []
        try file.run(
            ([head, "BEGIN;", tables] + listed + RandomDatabase.rows(keys, &random) + ["COMMIT;"]).joined(
                separator: "\n"))
    }

    private static func tables(_ keys: RandomKeys) -> String {
        """
        CREATE TABLE owner (fid INTEGER PRIMARY KEY, key \(keys.ownType), name TEXT, n INTEGER);
        CREATE TABLE pet (fid INTEGER PRIMARY KEY, owner \(keys.referringType) REFERENCES owner (key), label TEXT,
            w INTEGER);
        CREATE TABLE vet (fid INTEGER PRIMARY KEY, key \(keys.ownType), label TEXT, w INTEGER);
        CREATE TABLE visit (fid INTEGER PRIMARY KEY, owner \(keys.referringType) REFERENCES owner (key),
            vet \(keys.referringType) REFERENCES vet (key), note TEXT);
        """
    }

    private static func rows(_ keys: RandomKeys, _ random: inout SplitMix64) -> [String] {
        var rows: [String] = []
        for fid in 1...30 {
            let key = random.happens(0.1) ? "NULL" : keys.own(random.happens(0.15) ? fid / 2 : fid, &random)
            let name = random.happens(0.1) ? "NULL" : "'owner \(fid % 7)'"
            rows.append("INSERT INTO owner VALUES (\(fid * 3), \(key), \(name), \(random.whole(0...9)));")
        }
        for fid in 1...40 {
            rows.append("INSERT INTO pet VALUES (\(fid), \(reference(keys, &random)), \(tail(fid, &random)));")
        }
        for fid in 1...12 {
            let key = random.happens(0.1) ? "NULL" : keys.own(fid, &random)
            rows.append("INSERT INTO vet VALUES (\(fid + 100), \(key), \(tail(fid, &random)));")
        }
        for fid in 1...60 {
            let (owner, vet) = (reference(keys, &random), reference(keys, &random, to: 13))
            let note = random.one(of: ["NULL", "'well'", "'ill'"])
            rows.append("INSERT INTO visit VALUES (\(fid), \(owner), \(vet), \(note));")
        }
        return rows
    }

    /// A key that mostly exists.
    private static func reference(_ keys: RandomKeys, _ random: inout SplitMix64, to last: Int = 33) -> String {
        random.happens(0.1) ? "NULL" : keys.referring(random.whole(1...last), &random)
    }

    private static func tail(_ fid: Int, _ random: inout SplitMix64) -> String {
        let label =
            random.happens(0.15) ? "NULL" : "'\(random.one(of: ["Änne", "Zoe", "ada", "Bo"])) \(random.whole(0...3))'"
        return "\(label), \(random.happens(0.1) ? "NULL" : "\(random.whole(-3...9))")"
    }
}
