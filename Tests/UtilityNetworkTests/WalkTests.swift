import TestSupport
import Testing
import UtilityNetwork
import Vocabulary

/// Traces along flow, of subnetworks and of loops, on drawn networks.
@Suite struct WalkTests {
    private func labels(
        _ kind: TraceKind, _ pipes: DrawnPipes, from starts: [String],
        _ change: (inout TraceConfiguration) -> Void = { _ in }
    ) throws -> String {
        let network = try pipes.network()
        var configuration = TraceConfiguration(tier: pipes.draft.schema.tiers[0])
        change(&configuration)
        var workspace = TraceWorkspace()
        let result = try WalkTrace(kind, on: TracePlan(network, configuration)).run(
            from: starts.map(network.located), &workspace)
        return result.elements.map { network.label($0.element) }.sorted().joined(separator: " ")
    }

    private let tree = DrawnPipes(
        """
        S--A--B--C1
              |
              D--C2
        """)

    private let ring = DrawnPipes(
        """
        S--A--B--C
           |  |
           D--E
        """)

    @Test("upstream is where supply comes from, downstream where it goes") func alongATree() throws {
        #expect(try labels(.upstream, tree, from: ["C2"]) == "A A-B B B-D C2 D D-C2 S S-A")
        #expect(try labels(.downstream, tree, from: ["B"]) == "B B-C1 B-D C1 C2 D D-C2")
        #expect(try labels(.upstream, tree, from: ["A-B@0.5"]) == "A A-B S S-A")
        #expect(try labels(.downstream, tree, from: ["D-C2"]) == "C2 D-C2")
    }

    @Test("a cycle on the way is upstream as a whole, and not where flow must be determinate") func cycle() throws {
        #expect(try labels(.upstream, ring, from: ["C"]) == "A A-B A-D B B-C B-E C D D-E E S S-A")
        #expect(try labels(.upstream, ring, from: ["C"]) { $0.allowIndeterminateFlow = false } == "B-C C")
        #expect(try labels(.downstream, ring, from: ["S"]) { $0.allowIndeterminateFlow = false } == "A S S-A")
        #expect(try labels(.downstream, ring, from: ["D"]) == "A-B A-D B B-C B-E C D D-E E")
    }

    @Test("a cycle beside the way is not upstream") func besideTheWay() throws {
        let pipes = DrawnPipes(
            """
            S--A--C
               |
               B--D
               |  |
               E--F
            """)
        #expect(try labels(.upstream, pipes, from: ["C"]) == "A A-C C S S-A")
    }

    @Test("where controllers are sinks, downstream leads to them") func sinks() throws {
        let pipes = DrawnPipes("S--A--C", schema: PipeSchema.schema(controllerType: .sink))
        #expect(try labels(.downstream, pipes, from: ["C"]) == "A A-C C S S-A")
        #expect(try labels(.upstream, pipes, from: ["A"]) == "A A-C C")
    }

    @Test("supply passes a check valve one way") func checkValve() throws {
        #expect(try labels(.upstream, DrawnPipes("S--R--A"), from: ["A"]) == "A R-A R.High R.Low S S-R")
        #expect(try labels(.upstream, DrawnPipes("A--R--S"), from: ["A"]) == "")
        #expect(try labels(.subnetwork, DrawnPipes("A--R--S"), from: ["A"]) == "")
        #expect(try labels(.subnetwork, DrawnPipes("A--R--S--B"), from: ["B"]) == "B R-S R.Low S S-B")
    }

    @Test("a closed valve at the end is met downstream, as a barrier") func closedEnd() throws {
        let pipes = DrawnPipes("S--A--X--B")
        #expect(try labels(.downstream, pipes, from: ["A"]) == "A A-X X")
        #expect(try labels(.downstream, pipes, from: ["A-X"]) == "A-X X")
        #expect(try labels(.downstream, pipes, from: ["A"]) { $0.includeBarriers = false } == "A A-X")
    }

    @Test("between two controllers flow has no one direction") func twoControllers() throws {
        let pipes = DrawnPipes("B--S1--A--S2--C")
        #expect(try labels(.upstream, pipes, from: ["A"]) == "A A-S2 S1 S1-A S2")
        #expect(try labels(.upstream, pipes, from: ["A"]) { $0.allowIndeterminateFlow = false } == "A")
    }

    @Test("upstream of a controller is the controller alone, though another one leads to it")
    func upstreamOfController() throws {
        let pipes = DrawnPipes("B--S1--A--S2--C")
        #expect(try labels(.upstream, pipes, from: ["S2"]) == "S2")
        #expect(try labels(.upstream, pipes, from: ["S2", "A"]) == "A A-S2 S1 S1-A S2")
        #expect(try labels(.upstream, pipes, from: ["S2"]) { $0.allowIndeterminateFlow = false } == "S2")
        #expect(try labels(.downstream, pipes, from: ["S2"]) == "A A-S2 C S1 S1-A S2 S2-C")
        let sinks = DrawnPipes("S--A--C", schema: PipeSchema.schema(controllerType: .sink))
        #expect(try labels(.downstream, sinks, from: ["S"]) == "S")
        #expect(try labels(.upstream, sinks, from: ["S"]) == "A A-C C S S-A")
    }

    @Test("a subnetwork is all that its controllers feed, up to closed valves, wherever the trace starts")
    func subnetwork() throws {
        let pipes = DrawnPipes("B--S1--A--X--C")
        #expect(try labels(.subnetwork, pipes, from: ["A"]) == "A A-X B B-S1 S1 S1-A X")
        #expect(try labels(.subnetwork, pipes, from: ["A"]) { $0.includeBarriers = false } == "A A-X B B-S1 S1 S1-A")
        #expect(try labels(.subnetwork, pipes, from: ["S1"]) == "A A-X B B-S1 S1 S1-A X")
        #expect(try labels(.subnetworkControllers, pipes, from: ["A"]) == "S1")
    }

    @Test("a start without controllers is left out with a message") func withoutControllers() throws {
        let network = try DrawnPipes("S--A--X--C").network()
        let plan = try TracePlan(network, TraceConfiguration(tier: network.schema.tiers[0]))
        var workspace = TraceWorkspace()
        let result = try WalkTrace(.upstream, on: plan).run(
            from: [network.located("A"), network.located("C")], &workspace)
        #expect(result.messages.map(\.code) == ["starts_ignored"])
        #expect(result.elements.map { network.label($0.element) }.sorted() == ["A", "S", "S-A"])
    }

    @Test("loops are what lies on cycles without controllers; two pipes beside each other are one") func loops() throws
    {
        #expect(try labels(.loops, ring, from: ["C"]) == "A A-B A-D B B-E D D-E E")
        #expect(try labels(.loops, tree, from: ["C1"]) == "")
        let fed = DrawnPipes(
            """
            A--S--B
            |     |
            D-----E
            """)
        #expect(try labels(.loops, fed, from: ["A"]) == "")
    }

    @Test("a trace of loops that starts at a controller finds none, unless barriers are ignored there")
    func loopsFromController() throws {
        let ring = DrawnPipes(
            """
            S--A
            |  |
            B--D
            """)
        #expect(try labels(.loops, ring, from: ["S"]) == "")
        #expect(try messageCodes(.loops, ring, from: "S") == ["starts_ignored", "no_loops"])
        let opened = try labels(.loops, ring, from: ["S"]) { $0.ignoreBarriersAtStartingPoints = true }
        #expect(opened == "A A-D B B-D D S S-A S-B")
    }

    private func messageCodes(_ kind: TraceKind, _ pipes: DrawnPipes, from start: String) throws -> [String] {
        let network = try pipes.network()
        var workspace = TraceWorkspace()
        let plan = try TracePlan(network, TraceConfiguration(tier: pipes.draft.schema.tiers[0]))
        return try WalkTrace(kind, on: plan).run(from: [network.located(start)], &workspace).messages.map(\.code)
    }

    @Test("a device that joins three terminals is no loop, and flow through it has one direction")
    func threeTerminals() throws {
        let pipes = manifold(
            """
            S--A--N1--C1
                  |
                  C2
            """)
        #expect(try labels(.loops, pipes, from: ["A"]) == "")
        func determinate(_ kind: TraceKind, from start: String) throws -> String {
            try labels(kind, pipes, from: [start]) { $0.allowIndeterminateFlow = false }
        }
        #expect(try determinate(.downstream, from: "A") == "A A-N1 C1 C2 N1-C1 N1-C2 N1.In N1.Out N1.Side")
        #expect(try determinate(.upstream, from: "C2") == "A A-N1 C2 N1-C2 N1.In N1.Side S S-A")
        #expect(try labels(.upstream, pipes, from: ["C2"]) == "A A-N1 C2 N1-C2 N1.In N1.Side S S-A")
    }

    @Test("supply goes on through a device from one way to the next") func oneWayBehindAnother() throws {
        let pipes = manifold(
            """
            S--A--N1--C1
                  |
                  C2
            """, path: "Along")
        #expect(try labels(.subnetwork, pipes, from: ["C2"]).contains("N1.Side"))
        #expect(try labels(.upstream, pipes, from: ["C2"]) == "A A-N1 C2 N1-C2 N1.In N1.Out N1.Side S S-A")
        #expect(try labels(.downstream, pipes, from: ["A"]) == "A A-N1 C1 C2 N1-C1 N1-C2 N1.In N1.Out N1.Side")
        #expect(try labels(.downstream, pipes, from: ["C1"]) == "C1")
    }

    @Test("a loop through a device has the terminals that it passes, and no others") func loopThroughTerminals() throws
    {
        let pipes = manifold(
            """
            S--A--N1--B
                  |   |
                  D---E
            """)
        #expect(try labels(.loops, pipes, from: ["A"]) == "B B-E D D-E E N1-B N1-D N1.Out N1.Side")
    }

    /// With `N1` as a device of three terminals: In to the left, Out to the right, Side below.
    private func manifold(_ drawing: String, path: String = "All") -> DrawnPipes {
        var pipes = DrawnPipes(drawing).with("N1") {
            ($0.assetGroup, $0.assetType) = PipeSchema.manifold
            $0.terminalPath = path
        }
        for place in pipes.draft.features.indices where pipes.draft.features[place].source == PipeSchema.line {
            let name = pipes.draft.features[place].globalID
            if name.hasSuffix("-N1") { pipes.draft.features[place].toTerminal = "In" }
            if name.hasPrefix("N1-") {
                let shape = pipes.draft.features[place].shape
                pipes.draft.features[place].fromTerminal = shape[0].y == shape[1].y ? "Out" : "Side"
            }
        }
        return pipes
    }

    @Test("each start is to be in the traced tier, not one of them alone") func tierOfEachStart() throws {
        var pipes = DrawnPipes("S1--A  S2--B")
        let other = pipes.draft.controllers.firstIndex { $0.element.globalID == "S2" }!
        pipes.draft.controllers[other].tier = "Zone"
        let outside = TraceFailure.startOutsideTier(element: "Junction B", tier: "Supply", tiers: ["Zone"])
        for kind in [TraceKind.subnetwork, .upstream, .subnetworkControllers] {
            #expect(throws: outside) { try labels(kind, pipes, from: ["A", "B"]) }
        }
        #expect(throws: outside) {
            try DrawnIsolation(pipes, from: "A B") { $0.tier = "Supply" }
        }
    }

    @Test("a filter barrier ends the result, and flow comes through it") func filter() throws {
        let pipes = DrawnPipes("S--A--V--B--C")
        let isolating = TraceCondition.category("Isolating", exists: true)
        #expect(try labels(.upstream, pipes, from: ["C"]) { $0.filter.barriers = isolating } == "B B-C C V V-B")
    }

    @Test("a start that is a filter barrier has its controllers, whatever is said of barriers at starts")
    func filterStart() throws {
        let pipes = DrawnPipes("S--A--V--B")
        for ignores in [nil, false, true] {
            let found = try labels(.subnetworkControllers, pipes, from: ["V"]) {
                $0.filter.barriers = .category("Isolating", exists: true)
                $0.ignoreBarriersAtStartingPoints = ignores
            }
            #expect(found == "S")
        }
    }

    @Test("a start that is a closed valve reaches nothing, unless barriers at starts are ignored") func closedStart()
        throws
    {
        let pipes = DrawnPipes("S--A--X--B")
        #expect(try labels(.upstream, pipes, from: ["X"]) == "")
        #expect(
            try labels(.upstream, pipes, from: ["X"]) { $0.ignoreBarriersAtStartingPoints = true } == "A A-X S S-A X")
    }

    @Test(
        "a source whose device is closed feeds where barriers at starts are ignored, as one with a single terminal does"
    )
    func closedSource() throws {
        let closed: (inout DraftFeature) -> Void = { $0.values = [.init(attribute: PipeSchema.status, value: 0)] }
        let sources = [("S", DrawnPipes("D--S--A--B")), ("Y", DrawnPipes("D--Y--A--B"))]
        for (source, pipes) in sources.map({ ($0, $1.with($0, closed)) }) {
            let start = source == "Y" ? "Y.B" : source
            for kind in [TraceKind.subnetworkControllers, .subnetwork, .downstream] {
                #expect(try labels(kind, pipes, from: [start]).isEmpty)
            }
            let behind = source == "S" ? ["D", "D-S"] : []
            for (kind, found) in [
                (TraceKind.subnetworkControllers, [start]), (.upstream, [start]),
                (.subnetwork, ["A", "A-B", "B", start, "\(source)-A"] + behind),
                (.downstream, ["A", "A-B", "B", start, "\(source)-A"] + behind),
            ] {
                let labels = try labels(kind, pipes, from: [start]) { $0.ignoreBarriersAtStartingPoints = true }
                #expect(labels == found.sorted().joined(separator: " "), "\(kind) from \(start)")
            }
        }
    }
}
