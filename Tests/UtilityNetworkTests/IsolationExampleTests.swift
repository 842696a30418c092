import TestSupport
import Testing
import UtilityNetwork

/// The worked example of the reference: S -p1- V1 -p2- T -p3- V2 -p4- D, with a branch T -p5- V3 -p6- E.
@Suite struct IsolationExampleTests {
    private let pipes = DrawnPipes(
        """
        S--V1--T--V2--D
               |
               V3--E
        """)
    private let fedFromBothEnds = DrawnPipes(
        """
        S--V1--T--V2--D--S2
               |
               V3--E
        """)

    @Test("the valve towards the only source isolates a pipe") func oneSource() throws {
        let isolation = try DrawnIsolation(pipes, from: "T-V2")
        #expect(isolation.isolating == "V1")
        #expect(isolation.elements(.start) == "T-V2")
        #expect(isolation.elements(.zone) == "T T-V3 V1-T")
        #expect(isolation.elements(.downstream) == "D E V2 V2-D V3 V3-E")
        #expect(isolation.rejected == "V2:dead_end V3:dead_end")
    }

    @Test("without isolated features the result is what isolates") func isolatingAlone() throws {
        let isolation = try DrawnIsolation(pipes, from: "T-V2") { $0.includeIsolatedFeatures = false }
        #expect(isolation.result.elements.map(\.role) == [.isolating])
        #expect(isolation.result.isolatedFeatureCount == 10)
    }

    @Test("a second source at the other end needs the valve towards it") func twoSources() throws {
        let isolation = try DrawnIsolation(fedFromBothEnds, from: "T-V2")
        #expect(isolation.isolating == "V1 V2")
        #expect(isolation.isolated == "E T T-V2 T-V3 V1-T V3 V3-E")
    }

    @Test("where the valve towards a source cannot be turned, the source is in the zone") func inoperable() throws {
        let isolation = try DrawnIsolation(fedFromBothEnds.with("V1") { $0.isOperable = false }, from: "T-V2")
        #expect(isolation.result.status == .notIsolable)
        #expect(isolation.result.elements.isEmpty)
        #expect(isolation.messages.contains("no_isolating_feature"))
        #expect(isolation.path == "S S-V1 V1 V1-T T T-V2")
        #expect(isolation.rejected == "V1:not_operable V2:supply_in_zone V3:dead_end")
    }

    @Test("an inoperable valve widens the zone to the next valve") func nextValve() throws {
        let pipes = DrawnPipes(
            """
            S--V0--W1--T--V2--D--S2
                       |
                       V3--E
            """)
        let isolation = try DrawnIsolation(pipes, from: "T-V2")
        #expect(isolation.isolating == "V0 V2")
        #expect(isolation.rejected == "V3:dead_end W1:not_operable")
    }

    @Test("a closed valve is not listed") func closed() throws {
        let isolation = try DrawnIsolation(
            fedFromBothEnds.with("V2") { $0.values = [.init(attribute: PipeSchema.status, value: 0)] }, from: "T-V2")
        #expect(isolation.isolating == "V1")
        #expect(isolation.rejected == "V2:already_closed V3:dead_end")
    }
}
