import Foundation
import Testing

@Suite(
    "A mistake about PostgreSQL is said at its line",
    .enabled(if: PostgreSQLServer.isThere, "postgresql-15-postgis-3 is not installed"))
struct PostgreSQLErrorTests {
    /// Items, the text that the error points at, its sentence, and what its help says.
    private static let mistakes = [
        ("layer: degree", "degree", "has no layer or table 'degree'", "help: did you mean 'degrees'?"),
        ("layer: degrees, fields: {name: nmae}", "nmae", "the layer 'degrees' has no field 'nmae'", "'name'"),
        (
            "layer: degrees, where: \"nmae = 'x'\"", "", "column \"nmae\" does not exist",
            "help: its fields: id, name, rank"
        ),
        (
            "layer: degrees, where: \"rank = 'many'\"", "", "invalid input syntax for type integer: \"many\"",
            "fields"
        ),
        ("layer: degrees, where: \"rank >\"", "", "syntax error", "help: its fields: id, name, rank"),
        ("layer: degrees, where: \"1 / (rank - rank) = 1\"", "", "division by zero", "fields"),
        ("layer: degrees, where: \"no_such(rank)\"", "", "function no_such(integer) does not exist", "fields"),
        ("layer: degrees, dialect: sqlite, where: \"no_such(rank)\"", "", "no such function: no_such", "fields"),
        ("layer: degrees, order_by: height", "height", "the layer 'degrees' has no field 'height'", "help"),
        ("layer: degrees, where: \"rank > 99\"", "", "no row of 'degrees' is selected", "allow_empty"),
        ("layer: round", "round", "the rows of 'round' have no place", "fields: {x: FIELD, y: FIELD}"),
        (
            "layer: degrees, via: {table: rounds}", "rounds", "has no layer or table 'rounds'",
            "did you mean 'round'?"
        ),
        (
            "layer: degrees, via: {table: round, relationship: visits}", "visits",
            "there is no relationship 'visits' of the table 'round'", "did you mean 'visit'?"
        ),
    ]

    @Test("by validate as by run") func mistakes() throws {
        let jobs = Self.mistakes.enumerated().map { ("m\(100 + $0).yaml", DatabaseTown.job($1.0)) }
        let project = try DatabaseTown.project(Dictionary(uniqueKeysWithValues: jobs))
        let validated = try project.run("validate", ".")
        let ran = try project.run("run", ".")
        #expect(validated.code == 1)
        #expect(ran.code == 1)
        let errors = validated.error.split(separator: "./m").filter { $0.contains(": error: ") }
        #expect(errors.count == Self.mistakes.count, "\(validated.error)")
        for (number, (mistake, text)) in zip(Self.mistakes, errors).enumerated() {
            let (_, place, sentence, help) = mistake
            #expect(text.hasPrefix("\(100 + number).yaml:6:"), "\(text)")
            #expect(text.contains(sentence) && text.contains(help), "\(text)")
            #expect(pointedAt(text).hasPrefix(place), "\(text)")
            #expect(ran.error.contains(text), "\(text)")
        }
    }

    /// What stands over the caret.
    private func pointedAt(_ error: Substring) -> Substring {
        let lines = error.split(separator: "\n")
        guard let caret = lines.firstIndex(where: { $0.hasSuffix("~") || $0.hasSuffix("^") }) else { return "" }
        return lines[caret - 1].dropFirst(lines[caret].prefix { $0 == " " }.count)
    }

    @Test("if there is no such server, database, role or password")
    func connections() throws {
        let folder = try PostgreSQLServer.shared().folder
        let cases = [
            ("PG:host=/nowhere dbname=town user=postgres", "cannot be opened"),
            ("PG:host=\(folder) user=postgres dbname=village", "database \"village\" does not exist"),
            ("PG:host=\(folder) user=nobody_at_all dbname=town", "role \"nobody_at_all\" does not exist"),
            ("PG:host=\(folder) user=keeper dbname=town password=wrong", "password authentication failed"),
            ("postgresql://postgres@127.0.0.1:1/town", "Connection refused"),
        ]
        for (source, sentence) in cases {
            let text = DatabaseTown.job("layer: degrees").replacing("DATABASE", with: source)
            let project = try GridTown.project(["a.yaml": text])
            let ended = try project.run("validate", "a.yaml")
            #expect(ended.code == 1)
            #expect(ended.error.hasPrefix("a.yaml:6:14: error: 'P") || ended.error.hasPrefix("a.yaml:6:14: error: 'p"))
            #expect(ended.error.contains(sentence), "\(ended.error)")
        }
    }
}
