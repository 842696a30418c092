import Foundation
import TestSupport
import Testing

@testable import FeatureSources

@Suite(
    "A table of plain text that several jobs ask",
    .enabled(if: (try? GDALLibrary.shared()) != nil, "GDAL is not installed"))
struct KeptTableTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// What somebody is told who asks for rows.
    private struct Answer: Equatable {
        let links: [[RelatedLinks.Link]]
        let rows: [[FieldValue]]
        let ids: [Int64]
        let counts: RelatedCounts

        init(_ related: RelatedRows) {
            links = (0..<related.links.rowCount).map { related.links.links(of: $0) }
            rows = (0..<related.related.count).map { related.related.values(of: $0) }
            ids = (0..<related.related.count).map { related.related.id(of: $0) }
            counts = related.counts
        }
    }

    private static let keys = ["1", "2", "3", "02", "x", "", "7.5", "-4", "é", "{0A}"]

    private func table(_ seed: Int) -> SourceAddress {
        SourceAddress(target: folder.path("t\(seed).csv"), name: "t\(seed).csv")
    }

    private func write(_ seed: Int, _ random: inout SplitMix64) throws {
        let keys = seed.isMultiple(of: 2) ? Self.keys : Array(Self.keys.prefix(3))
        let rows = (0..<Int.random(in: 0...30, using: &random)).map { row in
            "\(keys.randomElement(using: &random) ?? ""),\(keys.randomElement(using: &random) ?? ""),note \(row)"
        }
        _ = try folder.write(
            ["key,other,note", "1,1,first"].joined(separator: "\n") + "\n" + rows.map { $0 + "\n" }.joined(),
            to: "t\(seed).csv")
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -3600)], ofItemAtPath: table(seed).target)
    }

    private func selected(_ kind: LayerField.Kind, columns: Int, _ random: inout SplitMix64) -> RecordStore {
        var store = RecordStore(columns: (0..<columns).map { LayerField(name: "k\($0)", kind: kind, index: Int32($0)) })
        for id in 0..<Int.random(in: 0...8, using: &random) {
            let values = (0..<columns).map { _ -> FieldValue in
                let key = Self.keys.randomElement(using: &random) ?? ""
                if key.isEmpty { return .null }
                return kind == .integer ? .integer(Int64(key) ?? 3) : .text(key)
            }
            store.append(id: Int64(id), values)
        }
        return store
    }

    private func related(_ selected: RecordStore, _ seed: Int, _ columns: [String]?) throws -> RelatedRows {
        let step = RelationshipStep(
            fromKeys: selected.columns.map(\.name), to: RelatedTable(address: table(seed), table: "t\(seed)"),
            toKeys: Array(["key", "other"].prefix(selected.columns.count)), isUniqueFrom: true, isUniqueTo: true)
        return try RelatedRows(
            of: selected, keyColumns: Array(selected.columns.indices), over: [step], RelatedRequest(columns: columns))
    }

    @Test("answers as it does when it is read, whoever asks, and is read for the first two of them alone")
    func answers() async throws {
        var random = SplitMix64(seed: 1)
        let seeds = 0..<200
        for seed in seeds { try write(seed, &random) }
        // The time of the last change of its state cannot be set: it has to pass.
        try await Task.sleep(for: .seconds(4))
        let hits = KeptTables.shared.withLock(\.hits)
        for seed in seeds {
            let (kind, columns) = (Bool.random(using: &random) ? LayerField.Kind.integer : .text, seed % 3 == 0 ? 2 : 1)
            let wanted: [String]? = seed % 5 == 0 ? nil : ["note"]
            let askers = (0..<4).map { _ in selected(kind, columns: columns, &random) }
            for asker in askers {
                let answer = Answer(try related(asker, seed, wanted))
                #expect(answer == (try read(asker, seed, wanted)), "\(seed)")
            }
        }
        #expect(KeptTables.shared.withLock(\.hits) >= hits + seeds.count)
    }

    /// The answer of the same table in a file that was changed just now, which nobody keeps.
    private func read(_ selected: RecordStore, _ seed: Int, _ columns: [String]?) throws -> Answer {
        let content = try String(contentsOfFile: table(seed).target, encoding: .utf8)
        let other = 1000 + seed
        _ = try folder.write(content, to: "t\(other).csv")
        return Answer(try related(selected, other, columns))
    }

    @Test("is read anew where it was changed") func changed() async throws {
        var asker = RecordStore(columns: [LayerField(name: "k0", kind: .text, index: 0)])
        asker.append(id: 0, [.text("a")])
        func write(_ content: String) throws {
            _ = try folder.write(content, to: "t1.csv")
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -3600)], ofItemAtPath: table(1).target)
        }
        try write("key,note\na,old\n")
        try await Task.sleep(for: .seconds(4))
        for _ in 0..<3 { #expect(Answer(try related(asker, 1, ["note"])).rows == [[.text("old")]]) }
        try write("key,note\na,new\na,newer\n")
        #expect(Answer(try related(asker, 1, ["note"])).rows == [[.text("new")], [.text("newer")]])
        try await Task.sleep(for: .seconds(4))
        for _ in 0..<3 { #expect(Answer(try related(asker, 1, ["note"])).rows == [[.text("new")], [.text("newer")]]) }
    }
}
