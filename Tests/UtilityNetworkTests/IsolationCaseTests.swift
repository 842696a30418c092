import TestSupport
import Testing
import UtilityNetwork

/// The edge cases of isolation, one by one.
@Suite struct IsolationCaseTests {
    private let line = DrawnPipes("S--V1--A--V2--B--V3--S2")

    @Test("a valve that is the start lets the zone cover both its sides, with a message") func startIsFilter() throws {
        let isolation = try DrawnIsolation(line, from: "V2")
        #expect(isolation.isolating == "V1 V3")
        #expect(isolation.elements(.start) == "V2")
        #expect(isolation.messages == ["start_is_filter_barrier"])
    }

    @Test("unless it is said that barriers at starts count") func startIsFilterThatCounts() throws {
        let isolation = try DrawnIsolation(line, from: "V2") { $0.ignoreBarriersAtStartingPoints = false }
        #expect(isolation.result.elements.isEmpty)
        #expect(isolation.messages.contains("starts_ignored"))
        #expect(isolation.messages.contains("no_isolating_feature"))
    }

    @Test("from a closed valve nothing is reached") func startIsClosed() throws {
        let pipes = DrawnPipes("S--V1--A--X2--B--V3--S2")
        let isolation = try DrawnIsolation(pipes, from: "X2")
        #expect(isolation.result.status == .notSupplied)
        #expect(isolation.messages.contains("starts_ignored"))
        let ignoring = try DrawnIsolation(pipes, from: "X2") { $0.ignoreBarriersAtStartingPoints = true }
        #expect(ignoring.isolating == "V1 V3")
    }

    @Test("a closed source that is the start and not closed to it is supply in the zone") func startIsClosedSource()
        throws
    {
        let pipes = DrawnPipes("D--Y--A--V1--C").with("Y") {
            $0.values = [.init(attribute: PipeSchema.status, value: 0)]
        }
        #expect(try DrawnIsolation(pipes, from: "Y.B").result.status == .notSupplied)
        let opened = try DrawnIsolation(pipes, from: "Y.B") { $0.ignoreBarriersAtStartingPoints = true }
        #expect(opened.result.status == .notIsolable)
        #expect(opened.path == "Y.B")
    }

    @Test("placed filter barriers suffice, and only they count") func placedAlone() throws {
        let isolation = try DrawnIsolation(line, from: "A-V2", filters: "V1 B-V3@0.5") { $0.filter.barriers = nil }
        #expect(isolation.isolating == "B-V3@0.5 V1")
        #expect(isolation.elements(.zone) == "A B B-V3@0.0-0.5 V1-A V2 V2-B")
        #expect(isolation.rejected == "V2:not_filter")
    }

    @Test("placed filter barriers that leave a way to a source isolate nothing") func placedTooFew() throws {
        let isolation = try DrawnIsolation(line, from: "A-V2", filters: "V1") { $0.filter.barriers = nil }
        #expect(isolation.result.status == .notIsolable)
        #expect(isolation.messages.contains("no_isolating_feature"))
    }

    @Test("filter barriers by category and placed ones act together") func union() throws {
        #expect(try DrawnIsolation(line, from: "A", filters: "A-V2@0.75").isolating == "A-V2@0.75 V1")
        // The whole line is a start: both sides of the place.
        let isolation = try DrawnIsolation(line, from: "A-V2", filters: "A-V2@0.75")
        #expect(isolation.isolating == "V1 V2")
        #expect(isolation.elements(.start) == "A-V2@0.0-0.75 A-V2@0.75-1.0")
        #expect(isolation.rejected == "A-V2@0.75:dead_end")
    }

    @Test("a place along a line is squeezed off on one side of the start") func startBesideCut() throws {
        let isolation = try DrawnIsolation(line, from: "A-V2@0.5", filters: "A-V2@0.75")
        #expect(isolation.isolating == "A-V2@0.75 V1")
        #expect(isolation.elements(.start) == "A-V2@0.0-0.75")
        #expect(isolation.isolated == "A A-V2@0.0-0.75 V1-A")
    }

    @Test("a placed barrier along a line closes it there") func placedBarrier() throws {
        let isolation = try DrawnIsolation(line, from: "A-V2@0.5", barriers: "A-V2@0.75")
        #expect(isolation.isolating == "V1")
        #expect(isolation.isolated == "A A-V2@0.0-0.75 V1-A")
    }

    @Test("every source has to be cut off") func severalSources() throws {
        let pipes = DrawnPipes(
            """
            S--V1--A--V2--S2
                   |
                   V3--S3
            """)
        #expect(try DrawnIsolation(pipes, from: "A").isolating == "V1 V2 V3")
    }

    @Test("several starts are isolated together") func severalStarts() throws {
        #expect(try DrawnIsolation(line, from: "A B").isolating == "V1 V3")
    }

    @Test("a start without a source is ignored with a message, and the others go on") func unfedStart() throws {
        let pipes = DrawnPipes("S--V1--A--X2--B")
        let isolation = try DrawnIsolation(pipes, from: "A B")
        #expect(isolation.isolating == "V1")
        #expect(isolation.elements(.start) == "A")
        #expect(isolation.messages == ["starts_ignored"])
        let alone = try DrawnIsolation(pipes, from: "B")
        #expect(alone.result.status == .notSupplied)
        #expect(alone.messages == ["starts_ignored", "no_isolating_feature"])
    }

    @Test("a valve behind a one-way line that leads out is not needed") func oneWayOut() throws {
        let pipes = DrawnPipes("S--V1--A-->--B--V2--S2")
        let isolation = try DrawnIsolation(pipes, from: "A")
        // The zone grows with the flow and against it; only supply asks which way.
        #expect(isolation.elements(.zone) == "A-B B B-V2 V1-A")
        #expect(isolation.isolating == "V1 V2")
        let isolationBeyond = try DrawnIsolation(DrawnPipes("S--V1--A-->--V2--B--S2"), from: "A")
        #expect(isolationBeyond.isolating == "V1")
        #expect(isolationBeyond.rejected == "V2:dead_end")
    }

    @Test("the zone passes a check valve against its direction") func checkValve() throws {
        let pipes = DrawnPipes("S--V1--A--R--B--V2--S2")
        #expect(try DrawnIsolation(pipes, from: "B").isolating == "V1 V2")
        #expect(try DrawnIsolation(pipes, from: "A").isolating == "V1 V2")
        let leadingOut = DrawnPipes("S--V1--A--R--M--B--S2")
        #expect(try DrawnIsolation(leadingOut, from: "A").isolating == "M.A V1")
    }

    @Test("a valve with two terminals is one element, touched at either") func twoTerminals() throws {
        let pipes = DrawnPipes("S--M1--A--M2--C")
        let isolation = try DrawnIsolation(pipes, from: "A")
        #expect(isolation.isolating == "M1.B")
        #expect(isolation.rejected == "M2.A:dead_end")
        #expect(isolation.elements(.downstream) == "C M2-C M2.B")
        #expect(isolation.elements(.zone) == "A-M2 M1-A M2.A")
    }

    @Test("a filter barrier placed at one terminal closes that terminal") func placedAtTerminal() throws {
        let pipes = DrawnPipes("S--M1--A--M2--C")
        let isolation = try DrawnIsolation(pipes, from: "A", filters: "M1.B") { $0.filter.barriers = nil }
        #expect(isolation.isolating == "M1.B")
        #expect(isolation.rejected == "M2.A:not_filter")
    }

    @Test("a source in the zone makes isolation impossible") func sourceInZone() throws {
        let isolation = try DrawnIsolation(line, from: "S-V1")
        #expect(isolation.result.status == .notIsolable)
        #expect(isolation.path == "S S-V1")
    }

    @Test("what lies behind a source in the zone is not looked at") func behindSource() throws {
        let pipes = DrawnPipes("S2--V2--S--A--V1--C")
        let isolation = try DrawnIsolation(pipes, from: "A")
        #expect(isolation.result.status == .notIsolable && isolation.path == "S S-A A")
        #expect(isolation.rejected == "V1:dead_end")
    }

    @Test("a source that is itself a valve can be closed") func sourceIsValve() throws {
        #expect(try DrawnIsolation(DrawnPipes("Y--A--V1--C"), from: "A").isolating == "Y.B")
    }

    @Test("a source that is a valve is no candidate from behind") func sourceFromBehind() throws {
        let isolation = try DrawnIsolation(DrawnPipes("S--V1--A--Y--C"), from: "A")
        #expect(isolation.isolating == "V1")
        #expect(isolation.rejected == "")
    }

    @Test("devices of the filter's asset groups that it does not take are named") func notFilter() throws {
        let isolation = try DrawnIsolation(DrawnPipes("S--V1--N--A--C"), from: "A")
        #expect(isolation.isolating == "V1")
        #expect(isolation.rejected == "N:not_filter")
    }

    @Test("a pocket with a way of its own to a source needs its valve closed") func pocket() throws {
        let pipes = DrawnPipes(
            """
            S--V1--A--V2--B--V4--S2
                   |      |
                   V3-----D
            """)
        #expect(try DrawnIsolation(pipes, from: "A").isolating == "V1 V2 V3")
        #expect(try DrawnIsolation(pipes, from: "A", barriers: "V4").isolating == "V1")
    }

    @Test("customers and lengths that lose supply are counted") func counts() throws {
        let isolation = try DrawnIsolation(DrawnPipes("S--V1--A--C1--C2--V2--C3"), from: "A")
        #expect(isolation.result.isolatedCustomerCount == 3)
        #expect(isolation.result.isolatedLength == 19_000)
    }
}
