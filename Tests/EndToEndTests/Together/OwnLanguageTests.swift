import Foundation
import Testing

@Suite("A language of one's own")
struct OwnLanguageTests {
    private func project(_ words: String, language: String = "nl") throws -> TemporaryProject {
        let project = try GridTown.project(["one.yaml": GridTown.job() + "directions: {language: \(language)}\n"])
        try project.write(GridTown.projectFile + "languages: {nl: words/nl.yaml}\n", to: "arterial.yaml")
        try project.write(words, to: "words/nl.yaml")
        return project
    }

    private static let dutch = """
        based_on: en
        phrases:
          depart: ["Vertrek van {stop} richting {compass} over {street}", "Vertrek van {stop}"]
          arrive: "Aankomst bij {stop}"
          arrive_left: "Aankomst bij {stop}, links"
          arrive_right: "Aankomst bij {stop}, rechts"
        compass: {north: het noorden, east: het oosten, south: het zuiden, west: het westen}
        quantities: {decimal_sign: ","}
        total: Totaal
        """ + "\n"

    @Test("stands in the directions")
    func directions() throws {
        let project = try project(Self.dutch)
        let ended = try project.run("run", "one.yaml")
        #expect(ended.code == 0, "\(ended.error)")
        let text = try project.outputs().text("one/directions.txt")
        #expect(text.contains("  1. Vertrek van ") && text.contains(" Aankomst bij ") && text.contains("     Totaal "))
        let steps = try project.outputs().table("one/directions.csv").rows
        #expect(steps.first?["text"]?.hasPrefix("Vertrek van ") == true)
        #expect(steps.first?["maneuver"] == "depart")
    }

    @Test("belongs to what the outputs depend on")
    func key() throws {
        let project = try project(Self.dutch)
        _ = try project.run("run", "one.yaml")
        let before = try project.outputs().json("one/job.json")["key"] as? [String: String]
        try project.write(Self.dutch.replacing("Totaal", with: "Samen"), to: "words/nl.yaml")
        _ = try project.run("run", "one.yaml")
        let after = try project.outputs().json("one/job.json")["key"] as? [String: String]
        #expect(before?["language nl"] != nil && before?["language nl"] != after?["language nl"])
    }

    @Test("with a mistake stops the run before anything runs, and shows the place")
    func mistake() throws {
        let project = try project(Self.dutch.replacing("{stop}, links", with: "{halte}, links"))
        let ended = try project.run("run", "one.yaml")
        #expect(ended.code == 2)
        #expect(
            ended.error.contains(
                "words/nl.yaml:5:16: error: the placeholder '{halte}' means nothing in 'arrive_left'"), "\(ended.error)"
        )
    }

    @Test("that lacks words names all of them")
    func missing() throws {
        let ended = try project("total: Totaal\nphrases: {u_turn: Keer om}\n").run("validate", "one.yaml")
        #expect(ended.code == 2)
        for key in ["depart", "roundabout", "slowed", "compass", "ways", "ordinals", "quantities"] {
            #expect(ended.error.contains("the key '\(key)' is missing"), "\(key)")
        }
    }

    @Test("that there is no file of is a mistake of the project")
    func noFile() throws {
        let project = try project(Self.dutch)
        try project.write(GridTown.projectFile + "languages: {nl: words/be.yaml}\n", to: "arterial.yaml")
        let ended = try project.run("validate", "one.yaml")
        #expect(ended.code == 2)
        #expect(
            ended.error.contains("arterial.yaml:") && ended.error.contains("there is no such file"), "\(ended.error)")
    }

    @Test("that nobody has defined is a mistake of the job")
    func unknown() throws {
        let ended = try project(Self.dutch, language: "nk").run("validate", "one.yaml")
        #expect(ended.code == 1)
        #expect(ended.error.contains("there is no language 'nk'") && ended.error.contains("did you mean 'nl'?"))
    }
}
