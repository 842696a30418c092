import Foundation
import Testing

@Suite(
    "The password of a connection",
    .enabled(if: PostgreSQLServer.isThere, "postgresql-15-postgis-3 is not installed"))
struct PostgreSQLSecretTests {
    private static let secret = "open sesame"

    /// A connection in each of the ways in which one can give a password; `KEY` stands for it.
    private static let connections = [
        "PG:host=FOLDER user=keeper dbname=town password='open sesame'",
        "pg:dbname=town password = 'open sesame' host=FOLDER user=keeper",
        "postgresql://keeper:open%20sesame@/town?host=FOLDER",
        "postgres://keeper:open%20sesame@/town?host=FOLDER",
        "PG:postgresql://keeper:open%20sesame@/town?host=FOLDER",
        "postgresql:///town?host=FOLDER&user=keeper&password=open%20sesame",
    ]

    @Test("is in no output and no error", arguments: connections)
    func isNowhere(_ connection: String) throws {
        _ = try DatabaseTown.database()
        let source = connection.replacing("FOLDER", with: try PostgreSQLServer.shared().folder)
        let right = DatabaseTown.job("layer: degrees, order_by: rank").replacing("DATABASE", with: source)
        let related = "job: related_records\nsource: \"\(source)\"\ntable: round\nrelationship: visit\n"
        let project = try GridTown.project([
            "right.yaml": right, "wrong.yaml": right.replacing("layer: degrees", with: "layer: degree"),
            "condition.yaml": right.replacing("order_by: rank", with: "where: \"rank =\""),
            "lost.yaml": right.replacing("town", with: "tovvn"), "related.yaml": related,
        ])
        let ended = try project.run("run", ".")
        #expect(project.outputs().jobs.contains("right"), "\(ended.error)")
        #expect(project.outputs().jobs.contains("related"), "\(ended.error)")
        let validated = try project.run("validate", ".")
        let texts = [ended.error, ended.output, validated.error, validated.output] + (try written(project))
        for text in texts {
            #expect(!text.contains(Self.secret))
            #expect(!text.contains("open%20sesame"))
            #expect(!text.contains("sesame"))
        }
    }

    @Test(
        "from the environment is in no output and no error, and connections stand in job.json as they were written",
        arguments: [
            "PG:host=FOLDER user=keeper dbname=town password='${env:SECRET}'",
            "PG:host=FOLDER user=${env:USER_NAME} dbname=town password='${env:SECRET}' application_name='${env:SECRET}'",
            "${env:WHOLE}",
        ])
    func fromEnvironment(_ connection: String) throws {
        _ = try DatabaseTown.database()
        let folder = try PostgreSQLServer.shared().folder
        let source = connection.replacing("FOLDER", with: folder)
        let right = DatabaseTown.job("layer: degrees, order_by: rank").replacing("DATABASE", with: source)
        let project = try GridTown.project([
            "right.yaml": right, "wrong.yaml": right.replacing("layer: degrees", with: "layer: degree"),
            "condition.yaml": right.replacing("order_by: rank", with: "where: \"rank =\""),
            "misplaced.yaml": GridTown.job(more: "impedance: \"\(source)\"\n"),
        ])
        let environment = [
            "SECRET": Self.secret, "USER_NAME": "keeper",
            "WHOLE": "PG:host=\(folder) user=keeper dbname=town password='\(Self.secret)'",
        ]
        let ended = try project.run("run", ".", environment: environment)
        #expect(project.outputs().jobs == ["right"], "\(ended.error)")
        let validated = try project.run("validate", ".", environment: environment)
        for text in [ended.error, ended.output, validated.error, validated.output] + (try written(project)) {
            #expect(!text.contains("sesame"))
        }
        #expect(try project.outputs().text("right/job.json").contains("\"\(source)\""))
    }

    /// With `@`, `/` or a quotation mark where none may stand.
    private static let slips = [
        "postgresql://keeper:open@sesame@/town?host=FOLDER", "postgresql://keeper:open/sesame@localhost/town",
        "POSTGRESQL:host=FOLDER user=keeper dbname=town passwd=sesame",
        "PG:host=FOLDER dbname=town password='open sesame", "postgresql://keeper:open sesame@localhost/town",
        "PG:host=FOLDER dbname=town user=nobody password=open\\\\ sesame", "postgresql://keeper:sesame",
        "postgresql://keeper:open/sesame",
    ]

    @Test("is in no output and no error where it is mistyped", arguments: slips)
    func mistyped(_ connection: String) throws {
        let source = connection.replacing("FOLDER", with: try PostgreSQLServer.shared().folder)
        let project = try GridTown.project([
            "a.yaml": DatabaseTown.job("layer: degrees").replacing("DATABASE", with: source), "b.yaml": GridTown.job(),
        ])
        let ended = [
            try project.run("run", "."), try project.run("validate", "."), try project.run("explain", "a.yaml"),
            try project.run("run", ".", "--report", "github"),
        ]
        #expect(ended[0].code == 1 && project.outputs().jobs == ["b"])
        for text in ended.flatMap({ [$0.output, $0.error] }) + (try written(project)) {
            #expect(!text.contains("sesame"), "\(text)")
        }
        let isRefused = connection.contains("://") && !connection.contains(" ")
        #expect(ended[0].error.contains("'@' is written %40") == isRefused)
    }

    /// The text of every file of the outputs.
    private func written(_ project: TemporaryProject) throws -> [String] {
        let folder = project.url.appending(path: "outputs")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        return paths.compactMap { try? String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
    }
}
