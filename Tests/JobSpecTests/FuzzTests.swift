import Testing

@testable import JobSpec

/// Numbers that look random and are the same every time: SplitMix64 (https://doi.org/10.1145/2714064.2660195).
private struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

@Suite("Mutilated files")
struct FuzzTests {
    private static let good = Array(
        """
        # A tour: é € 🚲
        job: route
        network: monaco
        name: "A \\u00e9 tour"
        locate: &locate {tolerance: 1.5 km, skip_invalid: false}
        barriers:
          polygons:
            - {id: 7, at: [7.42, 43.73], buffer: 500 m}
            - <<: {name: Pool, type: restriction}
              wkt: >-
                POLYGON ((0 0, 1 0,
                1 1, 0 0))
            - use: floods
        stops:
          - &first {name: Casino, at: [7.4285, 43.7392], service: 5}
          - *first
          - {<<: *first, sequence: 0x10, at: [-1.5e0, .5]}
          - source: a.csv
            spatial: {relation: within, geometry: {source: b.shp}}
            via: {table: t, relationship: [Owns, {table: u, origin_key: a, destination_key: b}]}
            order_by: [NAME desc, '"BED COUNT"']
            fields: {x: X, y: Y, keep: [beds]}
        directions: none
        start_time: 2026-05-01T08:00
        --- !!map
        job: route
        name: 'second ''one'''
        ---
        {job: related_records, name: c, source: d.gpkg, ids: [1], fields: {id: PIN}, related_fields: [a], count_only: true}
        ...
        """.utf8)

    private static let pieces = [
        "*first", "&first", "<<:", "[", "]", "{", "}", ": ", "- ", "\n", "\t", "---\n", "\"", "'", "!!int", "|", ">",
        "\u{FEFF}", "\u{2028}", "\r", "#", "%YAML 1.1\n", "?", "none", "9999999999999999999999", "-", ".inf",
        "use: floods",
    ].map { Array($0.utf8) }

    @Test("are refused or read, and every diagnostic can be shown", arguments: 0..<4)
    func mutilated(_ seed: Int) {
        var numbers = SeededNumbers(state: UInt64(seed))
        let project = ProjectFile.decode(
            SourceFile(name: "p", text: "definitions: {floods: [{at: [1, 2], buffer: 3}, {use: floods}]}"),
            Diagnostics())
        for _ in 0..<1_000 {
            let diagnostics = Diagnostics()
            let source = SourceFile(name: "a.yaml", bytes: FuzzTests.mutilate(&numbers))
            let lineCount = source.line(atOffset: source.bytes.count) + 1
            let documents = JobFile.decode(source, project: project, diagnostics)
            let hasInvalid = documents.contains { document in
                switch document {
                case .invalid, .unread: true
                case .job, .ignored: false
                }
            }
            #expect(hasInvalid == diagnostics.hasErrors)
            for diagnostic in diagnostics.sorted {
                let lines = diagnostic.rendered().split(separator: "\n", omittingEmptySubsequences: false)
                #expect(lines.count == (diagnostic.mark == nil ? 2 : 4) + (diagnostic.help == nil ? 0 : 1))
                #expect(diagnostic.mark.map { 1...lineCount ~= $0.line && $0.column >= 1 } ?? true)
            }
        }
    }

    @Test("cut anywhere are refused or read")
    func cut() {
        for length in 0..<FuzzTests.good.count {
            let source = SourceFile(name: "a.yaml", bytes: Array(FuzzTests.good.prefix(length)))
            let diagnostics = Diagnostics()
            _ = JobFile.decode(source, project: nil, diagnostics)
            #expect(diagnostics.rendered().isEmpty == !diagnostics.hasErrors)
        }
    }

    private static func mutilate(_ numbers: inout SeededNumbers) -> [UInt8] {
        var bytes = good
        for _ in 0..<Int.random(in: 1...4, using: &numbers) {
            let place = Int.random(in: 0..<bytes.count, using: &numbers)
            switch Int.random(in: 0..<5, using: &numbers) {
            case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &numbers)
            case 1: bytes.removeSubrange(place..<min(bytes.count, place + 7))
            case 2: bytes.insert(contentsOf: pieces.randomElement(using: &numbers) ?? [], at: place)
            case 3: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 40)], at: 0)
            default: bytes.swapAt(place, Int.random(in: 0..<bytes.count, using: &numbers))
            }
        }
        return bytes
    }
}
