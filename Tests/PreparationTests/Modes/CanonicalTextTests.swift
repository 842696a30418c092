import JobSpec
import StreetNetwork
import Testing

@testable import Preparation

/// The text of a mode that digests are taken of.
@Suite struct CanonicalTextTests {
    private func mode(_ lines: String) throws -> TravelMode {
        let diagnostics = Diagnostics()
        let spec = ProjectFile.decode(
            SourceFile(name: "arterial.yaml", text: "travel_modes: {van: {based_on: car, \(lines)}}"), diagnostics)
        let mode = TravelModeLibrary(project: spec, diagnostics)["van"]
        #expect(!diagnostics.hasErrors, "\(diagnostics.rendered())")
        return try #require(mode)
    }

    @Test func theOrderOfKeysDoesNotMatter() throws {
        let text = try mode("speeds: {motorway: 90, trunk: 70, track: 5}, turn_costs: {left: 1 s, right: 2 s}")
            .canonicalText
        for _ in 0..<20 {
            let other = try mode("turn_costs: {right: 2 s, left: 1000 ms}, speeds: {track: 5, trunk: 70, motorway: 90}")
            #expect(other.canonicalText == text)
        }
    }

    /// Every part of a mode is part of its text.
    @Test(arguments: [
        "access: [access]", "access_by_direction: false", "closed_values: []", "destination_values: []",
        "allowed_values: []", "closed_if: {surface: [mud]}", "speeds: {motorway: 90}", "speeds: {track: 5}",
        "other_ways: {ferry: {match: {route: ferry}, speed: 16}}", "other_ways: {ferry: none}", "surfaces: {mud: 0.1}",
        "maxspeed: {use: false}", "maxspeed: {factor: 0.9}", "maxspeed: {implied: {urban: 49}}",
        "classes_if: {motorway: {toll: [\"no\"]}}", "oneway_tags: []", "contraflow_if: {cycleway: [opposite]}",
        "turn_restrictions: false", "node_access: false", "node_barriers: {gate: 6 s}", "node_barriers: {gate: open}",
        "node_barriers: {gate: closed}", "barriers_open_if: {bollard: {bollard: [removable]}}",
        "turn_costs: {left: 5 s}",
        "turn_costs: {traffic_signals: 5 s}", "u_turns: allowed", "turn_costs: {crossing: 1 s}",
        "maxspeed: {tags: [maxspeed:hgv]}", "maxspeed: {at_most: 80}", "default_speed: 30",
        "restrictions: {tolls: prohibit}", "restrictions: {tolls: avoid_low}", "vehicle: {height: 4 m}",
        "vehicle: {width: 2 m}", "vehicle: {weight: 3 t}",
    ])
    func everyPartIsInTheText(change: String) throws {
        #expect(try mode(change).canonicalText != mode("description: A van").canonicalText)
    }

    /// What is added to a mode without being written is found here.
    @Test func everyPartIsNamedInTheText() throws {
        let mode = try mode(
            """
            against_one_ways: {speed: 5, unless: {access: ["no"]}}, default_speed: 30,
            maxspeed: {at_most: 80}, vehicle: {height: 4 m, width: 2 m, weight: 3 t}
            """)
        let (text, parts) = (mode.canonicalText, Self.parts(of: mode))
        #expect(parts.count > 40)
        #expect(parts.filter { !text.contains("\($0)=") } == [])
    }

    /// The names of what a value is made of, and of what that is made of.
    private static func parts(of value: Any) -> [String] {
        let mirror = Mirror(reflecting: value)
        if value is TagCondition || mirror.displayStyle == .dictionary { return [] }
        let names = mirror.displayStyle == .struct ? mirror.children.compactMap(\.label) : []
        return names + mirror.children.flatMap { parts(of: $0.value) }
    }

    @Test func theOrderOfOtherWaysAndAccessTagsMatters() throws {
        #expect(try mode("access: [a, b]").canonicalText != mode("access: [b, a]").canonicalText)
        let (x, y) = ("x: {match: {man_made: pier}, speed: 4}", "y: {match: {leisure: track}, speed: 5}")
        #expect(try mode("other_ways: {\(x), \(y)}").canonicalText != mode("other_ways: {\(y), \(x)}").canonicalText)
    }
}
