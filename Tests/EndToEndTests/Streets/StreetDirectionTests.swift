import Foundation
import Testing

@Suite("Streets of a layer are open")
struct StreetDirectionTests {
    @Test(
        "in the directions that values mean",
        arguments: [
            ("1", true, false), ("-1", false, true), ("0", true, true), ("2", false, false), ("7", true, true),
            ("null", true, true), ("\" 1\"", true, false), ("\"-1.0\"", false, true),
        ])
    func oneway(_ value: String, along: Bool, against: Bool) throws {
        let town = try BypassTown.project(
            "oneway: {field: dir, forward: 1, backward: -1, both: 0, closed: 2}", BypassTown.layer("\"dir\": \(value)"))
        #expect(try town.path(BypassTown.east) == (along ? ["1", "2", "3"] : ["1", "4", "3"]))
        #expect(try town.path(BypassTown.west) == (against ? ["3", "2", "1"] : ["3", "4", "1"]))
        #expect(try town.path(BypassTown.east, mode: "foot") == (value == "2" ? ["1", "4", "3"] : ["1", "2", "3"]))
    }

    @Test(
        "in the directions that are usual, without a warning",
        arguments: [
            ("\"FT\"", true, false), ("\"tf\"", false, true), ("\"F\"", true, false), ("\"T\"", false, true),
            ("\"yes\"", true, false), ("\"no\"", true, true), ("\"reverse\"", false, true), ("true", true, false),
            ("false", true, true), ("0", true, true), ("1", true, false), ("-1", false, true), ("\"B\"", true, true),
            ("\"N\"", true, true), ("\"closed\"", false, false), ("\"0\"", true, true), ("\"\"", true, true),
        ])
    func usual(_ value: String, along: Bool, against: Bool) throws {
        let town = try BypassTown.project("oneway: dir", BypassTown.layer("\"dir\": \(value)"))
        #expect(try town.path(BypassTown.east) == (along ? ["1", "2", "3"] : ["1", "4", "3"]))
        #expect(try town.path(BypassTown.west) == (against ? ["3", "2", "1"] : ["3", "4", "1"]))
        #expect(try town.messages(BypassTown.east) == [])
    }

    @Test("closed by N, where other streets have the values of Network Analyst")
    func noDirection() throws {
        let town = try BypassTown.project("oneway: dir", BypassTown.layer("\"dir\": \"N\"", round: "\"dir\": \"B\""))
        #expect(try town.path(BypassTown.east) == ["1", "4", "3"])
    }
}
