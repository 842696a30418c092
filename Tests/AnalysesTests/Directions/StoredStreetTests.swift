import TestSupport
import Testing

/// Of what lies on the ground as one street directions say the same, in however many pieces it is stored.
@Suite("However a street is stored") struct StoredStreetTests {
    /// A street that leaves a junction askew for its first metres.
    private func guidance(into side: [String: String]) throws -> [String] {
        let stem = ["SJ": "residential Main", "JN": "residential Main"]
        return try GuidedTown(
            """
                N


                 A                                 B

                J




                S
            """, stem.merging(side) { $1 }, spacing: 4
        ).guidance("SB")
    }

    @Test("a turn is told by where its first 15 metres lead")
    func turn() throws {
        let wanted = ["turn_right: Turn right onto Side"]
        #expect(try guidance(into: ["JAB": "residential Side"]) == wanted)
        #expect(try guidance(into: ["JA": "residential Side", "AB": "residential Side"]) == wanted)
    }

    /// Two roads that leave a junction side by side, part, and meet again.
    private func forks(_ roads: [String: String]) throws -> [[String]] {
        let ends = ["SJ": "residential Stem", "KE": "residential Stem"]
        let town = try GuidedTown(
            """
                                                   C


            S       J                   A                             K      E
                                        B


                                                   D
            """, ends.merging(roads) { $1 }, spacing: 5)
        return try ["SC", "SD"].map(town.guidance)
    }

    @Test("roads that part and meet again are a fork")
    func fork() throws {
        let wanted = [
            ["fork_left: Keep left at the fork onto Left Road"], ["fork_right: Keep right at the fork onto Right Road"],
        ]
        #expect(try forks(["JACK": "residential Left Road", "JBDK": "residential Right Road"]) == wanted)
        #expect(
            try forks([
                "JAC": "residential Left Road", "CK": "residential Left Road", "JBDK": "residential Right Road",
            ]) == wanted)
    }

    @Test("a street that is drawn twice is one")
    func twice() throws {
        func guidance(_ second: [String: String]) throws -> [String] {
            let first = ["SJ": "residential Stem", "JK": "residential Stem", "KE": "residential Stem"]
            return try GuidedTown("S    J    A    K    E", first.merging(second) { $1 }).guidance("SE")
        }
        #expect(try guidance(["JAK": "residential Stem"]) == [])
        #expect(try guidance(["JA": "residential Stem", "AK": "residential Stem"]) == [])
    }

    @Test("a turn off a street into one without a name is told where the way straight on is in no network")
    func unseen() throws {
        let town = try GuidedTown(
            """
                 B
            S    J
            """, ["SJ": "residential Main", "JB": "residential"])
        #expect(try town.guidance("SB") == ["turn_left: Turn left"])
    }
}
