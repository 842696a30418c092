import TestSupport
import Testing
import UtilityNetwork
import Vocabulary

/// Function barriers, nearest features, propagators, bit sets and associations.
@Suite struct WalkSettingTests {
    private func result(
        _ kind: TraceKind, _ pipes: DrawnPipes, from start: String, _ change: (inout TraceConfiguration) -> Void
    ) throws -> (labels: String, result: WalkResult) {
        let network = try pipes.network()
        var configuration = TraceConfiguration(tier: pipes.draft.schema.tiers[0])
        change(&configuration)
        var workspace = TraceWorkspace()
        let result = try WalkTrace(kind, on: TracePlan(network, configuration)).run(
            from: [network.located(start)], &workspace)
        return (result.elements.map { network.label($0.element) }.sorted().joined(separator: " "), result)
    }

    private let fork = DrawnPipes(
        """
        A--B--C--D
           |
           E--F
        """)

    private func limit(_ kind: TraceFunctionKind, _ value: Double, isLocal: Bool = false) -> FunctionBarrier {
        FunctionBarrier(TraceFunction(kind, attribute: "Shape length"), .greaterThanEqual, value, isLocal: isLocal)
    }

    @Test("a global function barrier ends the walk everywhere, a local one each way by itself") func functions() throws
    {
        #expect(
            try result(.connected, fork, from: "A") { $0.functionBarriers = [limit(.add, 6)] }.labels == "A A-B B B-C")
        #expect(
            try result(.connected, fork, from: "A") { $0.functionBarriers = [limit(.add, 6, isLocal: true)] }.labels
                == "A A-B B B-C B-E E E-F")
    }

    @Test("a global function barrier counts all starts first, then what is one element away from them, then two")
    func order() throws {
        func labels(from starts: [String], _ barrier: FunctionBarrier) throws -> String {
            let network = try fork.network()
            var configuration = TraceConfiguration(tier: fork.draft.schema.tiers[0])
            configuration.functionBarriers = [barrier]
            var workspace = TraceWorkspace()
            let result = try WalkTrace(.connected, on: TracePlan(network, configuration)).run(
                from: starts.map { try network.located($0) }, &workspace)
            return result.elements.map { network.label($0.element) }.sorted().joined(separator: " ")
        }
        #expect(try labels(from: ["A-B", "E-F"], limit(.add, 6)) == "A-B E-F")
        #expect(try labels(from: ["B"], limit(.count, 3)) == "A-B B B-C B-E")
    }

    @Test("a place where lines meet without a feature makes nothing farther away") func barePlaces() throws {
        // P is no junction but the place where two lines meet; what hangs on V1 is two elements away.
        var pipes = DrawnPipes("C--V1--P--B")
        pipes.draft.features.removeAll { $0.globalID == "P" }
        let barrier = FunctionBarrier(
            TraceFunction(
                .count, attribute: "Shape length",
                condition: .compare(attribute: "Shape length", .greaterThan, .number(0))), .greaterThanEqual, 2)
        #expect(try result(.connected, pipes, from: "V1-P") { $0.functionBarriers = [barrier] }.labels == "P-B V1 V1-P")
    }

    @Test("the line that is nearest does not begin at a barrier where the walk ends") func nearestBehindBarrier() throws
    {
        // The closed X1 is 2 away, T is 3 away, and the ring comes to the line behind X1 from its other end.
        var pipes = DrawnPipes(
            """
            S-X1--B
            |     |
            |     |
            T-----E
            """)
        for line in ["X1-B", "T-E"] { pipes = pipes.with(line) { $0.assetType = 3 } }
        let near = NearestNeighbors(count: 1, attribute: "Shape length", assetTypes: ["Squeezable"])
        #expect(try result(.connected, pipes, from: "S") { $0.filter.nearest = near }.labels == "T-E")
    }

    @Test("a line that is a filter barrier is left out where its flow is indeterminate, too") func doubtAtFilter()
        throws
    {
        let pipes = DrawnPipes(
            """
            S--A--B--C
               |  |
               D--E
            """)
        func labels(_ length: Double) throws -> String {
            try result(.downstream, pipes, from: "S-A") {
                $0.allowIndeterminateFlow = false
                $0.filter.barriers = .compare(attribute: "Shape length", .lessThan, .number(length))
                $0.filter.scope = .edges
            }.labels
        }
        #expect(try labels(0) == "A S-A")
        #expect(try labels(2.5) == "A S-A")
    }

    @Test("a start at which a local function barrier ends the walk is not passed from another start") func endedStart()
        throws
    {
        let network = try DrawnPipes("A--B------C--D").network()
        var configuration = TraceConfiguration()
        configuration.functionBarriers = [limit(.max, 5, isLocal: true)]
        var workspace = TraceWorkspace()
        let result = try WalkTrace(.connected, on: TracePlan(network, configuration)).run(
            from: ["A", "B-C"].map { try network.located($0) }, &workspace)
        let labels = result.elements.map { network.label($0.element) }.sorted().joined(separator: " ")
        #expect(labels == "A A-B B B-C")
    }

    @Test("values are carried up to a barrier, also where a trace passes that because it starts there")
    func beyondOpenedBarrier() throws {
        for (valve, found) in [("V", "B B-C V V-B"), ("X", "B B-C C X X-B")] {
            let pipes = DrawnPipes("S--A--\(valve)--B------C")
            let labels = try result(.downstream, pipes, from: valve) {
                $0.propagators = [Propagator(.max, attribute: "Shape length", .lessThan, 4)]
                $0.ignoreBarriersAtStartingPoints = true
            }.labels
            #expect(labels == found)
        }
    }

    @Test("a line fails the test of a propagator where it ends at a closed valve, too") func failingEnd() throws {
        func labels(_ kind: TraceKind, _ limit: Double) throws -> String {
            try result(
                kind,
                DrawnPipes("S--A----V1--B").with("V1") { $0.values = [.init(attribute: PipeSchema.status, value: 0)] },
                from: "A"
            ) {
                $0.propagators = [Propagator(.max, attribute: "Shape length", .lessThan, limit)]
                $0.includeBarriers = false
            }.labels
        }
        #expect(try labels(.subnetwork, 9) == "A A-V1 S S-A")
        #expect(try labels(.subnetwork, 4) == "A S S-A")
        #expect(try labels(.downstream, 4) == "A")
    }

    @Test("a device counts once on each way, whichever of its terminals another way came to first")
    func deviceOnEachWay() throws {
        var pipes = DrawnPipes(
            """
            A---V1--B
            |   |
            C---D
            """
        ).with("V1") {
            ($0.assetGroup, $0.assetType) = PipeSchema.manifold
            $0.terminalPath = "Through"
            $0.values = [.init(attribute: PipeSchema.status, value: 1)]
        }
        for place in pipes.draft.features.indices where pipes.draft.features[place].source == PipeSchema.line {
            switch pipes.draft.features[place].globalID {
            case "A-V1": pipes.draft.features[place].toTerminal = "Side"
            case "V1-B": pipes.draft.features[place].fromTerminal = "Out"
            case "V1-D": pipes.draft.features[place].fromTerminal = "In"
            default: break
            }
        }
        let isDevice = TraceCondition.compare(attribute: "Asset group", .equal, .number(4))
        let barrier = FunctionBarrier(
            TraceFunction(.count, attribute: "Status", condition: isDevice), .greaterThanEqual, 1, isLocal: true)
        let labels = try result(.connected, pipes, from: "A") { $0.functionBarriers = [barrier] }.labels
        #expect(labels == "A A-C A-V1 C C-D D V1-D V1.In V1.Side")
    }

    @Test(
        "each function is folded over the elements in the order of the walk",
        arguments: [
            (TraceFunctionKind.count, 2.0, "A A-B B B-C"), (.max, 3, "A A-B"),
            (.min, 4, "A A-B B B-C B-E C C-D D E E-F F"),
            (.average, 3, "A A-B"), (.subtract, 3, "A A-B"),
        ])
    func kinds(kind: TraceFunctionKind, value: Double, labels: String) throws {
        #expect(try result(.connected, fork, from: "A") { $0.functionBarriers = [limit(kind, value)] }.labels == labels)
    }

    @Test("a filter's function barrier ends results in the same way") func filterFunctions() throws {
        let pipes = DrawnPipes("S--A--B--C")
        #expect(
            try result(.upstream, pipes, from: "C") { $0.filter.functionBarriers = [limit(.add, 4)] }.labels
                == "A-B B B-C C")
    }

    @Test("the nearest are those of least cost along the network") func nearest() throws {
        let pipes = DrawnPipes("A--V1-----V2--V3")
        func nearest(_ count: Int) throws -> (labels: String, result: WalkResult) {
            try result(.connected, pipes, from: "V2") {
                $0.filter.nearest = NearestNeighbors(
                    count: count, attribute: "Shape length", categories: ["Isolating"])
            }
        }
        #expect(try nearest(2).labels == "V2 V3")
        #expect(try nearest(9).labels == "V1 V2 V3")
        #expect(try nearest(9).result.messages.map(\.code) == ["fewer_than_wanted"])
    }

    @Test("ways to the nearest upstream lead against the flow, and those downstream with it") func nearestByFlow()
        throws
    {
        let pipes = DrawnPipes(
            """
            S------V2----T->V1-------------------K
                         |                       |
                         C-----------------------L
            """)
        func nearest(_ kind: TraceKind, from start: String, _ count: Int = 1) throws -> String {
            try result(kind, pipes, from: start) {
                $0.filter.nearest = NearestNeighbors(
                    count: count, attribute: "Shape length", categories: ["Isolating"])
            }.labels
        }
        #expect(try nearest(.upstream, from: "C") == "V2")
        #expect(try nearest(.upstream, from: "K") == "V1")
        #expect(try nearest(.downstream, from: "V2") == "V2")
        #expect(try nearest(.downstream, from: "V2", 2) == "V1 V2")
    }

    @Test("the nearest of what is connected may be behind a device that lets nothing pass") func nearestBehind() throws
    {
        let pipes = DrawnPipes("A--M1--C").with("M1") { $0.terminalPath = "None" }
        let found = try result(.connected, pipes, from: "A") {
            $0.filter.nearest = NearestNeighbors(count: 1, attribute: "Shape length", assetTypes: ["Customer"])
        }
        #expect(found.labels == "C" && found.result.messages.isEmpty, "\(found.labels)")
    }

    @Test("a barrier at which the walk ends is a candidate, too; bits find what they find apart") func nearestBarrier()
        throws
    {
        let nearest = NearestNeighbors(count: 1, attribute: "Shape length", categories: ["Isolating"])
        let valves = DrawnPipes("A--V1--B")
        #expect(
            try result(.connected, valves, from: "A") {
                $0.filter.barriers = .category("Isolating", exists: true)
                $0.filter.nearest = nearest
            }.labels == "V1")
        let start = DrawnPipes("S--V1--C").with("C") {
            $0.values.append(.init(attribute: PipeSchema.phases, value: 3))
        }
        let found = try result(.upstream, start, from: "C") {
            $0.filter.bitsetAttribute = "Phases"
            $0.filter.nearest = nearest
        }
        #expect(found.labels == "V1" && found.result.messages.isEmpty)
    }

    @Test("of several starts those without a bit begin no walk for it") func bitsOfStarts() throws {
        // Nothing of phase A joins A-B with the ring: B-C has phase B alone.
        let ring = [("A-B", 1.0), ("B-C", 2), ("C-D", 1), ("D-F", 1), ("C-E", 1), ("E-F", 1)]
        let pipes = ring.reduce(
            DrawnPipes(
                """
                S--A--B--C--D
                         |  |
                         E--F
                """)
        ) { pipes, line in
            pipes.with(line.0) { $0.values.append(.init(attribute: PipeSchema.phases, value: line.1)) }
        }
        let network = try pipes.network()
        var configuration = TraceConfiguration(tier: pipes.draft.schema.tiers[0])
        configuration.filter.bitsetAttribute = "Phases"
        let trace = try WalkTrace(.loops, on: TracePlan(network, configuration))
        func count(_ starts: [String]) throws -> Int {
            var workspace = TraceWorkspace()
            return try trace.run(from: starts.map { try network.located($0) }, &workspace).elements.count
        }
        #expect(try count(["A-B"]) == 0 && count(["B-C"]) == 0 && count(["A-B", "B-C"]) == 0)
        #expect(try count(["A-B", "C-D"]) == 8)
    }

    @Test("a propagator ends traces where what comes from the controllers fails its test") func propagators() throws {
        func phases(_ name: String, _ value: Double, _ pipes: DrawnPipes) -> DrawnPipes {
            pipes.with(name) { $0.values.append(.init(attribute: PipeSchema.phases, value: value)) }
        }
        // Phases A and B come as far as V1, of which V2 has but B; V3 has C alone.
        var pipes = DrawnPipes("S--V1--V2--V3--C")
        for (name, value) in [("V1", 3.0), ("V2", 2), ("V3", 4)] { pipes = phases(name, value, pipes) }
        func traced(_ operand: Double) throws -> String {
            try result(.subnetwork, pipes, from: "V1") {
                $0.propagators = [Propagator(.bitwiseAnd, attribute: "Phases", .includesAny, operand)]
                $0.includeBarriers = false
            }.labels
        }
        #expect(try traced(7) == "S S-V1 V1 V1-V2 V2 V2-V3")
        #expect(try traced(1) == "S S-V1 V1 V1-V2")
    }

    @Test(
        "a device that maps bits does so once, with the flow",
        arguments: [
            // Bits 0 and 1 change places, or all three go round: one byte each, the lowest of bit 0.
            (map: 0x04_01_02, phase: 1.0, fed: "C2"), (0x04_01_02, 2, "C1"), (0x04_01_02, 4, "C3"),
            (0x01_04_02, 1, "C2"), (0x01_04_02, 2, "C3"), (0x01_04_02, 4, "C1"), (0x04_02_06, 1, "C2 C3"),
        ])
    func substitution(map: Int, phase: Double, fed: String) throws {
        var pipes = DrawnPipes(
            """
            S--V1--A--B--C3
                   |  |
                   C1 C2
            """
        ).with("V1") { $0.values.append(.init(attribute: PipeSchema.swap, value: Double(map))) }
        for (name, phases) in [("S", phase), ("C1", 1), ("C2", 2), ("C3", 4)] {
            pipes = pipes.with(name) { $0.values.append(.init(attribute: PipeSchema.phases, value: phases)) }
        }
        let found = try result(.downstream, pipes, from: "A") {
            $0.propagators = [
                Propagator(.bitwiseAnd, attribute: "Phases", .includesAny, 7, substitution: "Swap")
            ]
            $0.includeBarriers = false
        }
        #expect(found.labels.split(separator: " ").filter { $0.hasPrefix("C") }.joined(separator: " ") == fed)
    }

    @Test("says where a substitution makes several bits of one, and that lines do not map bits")
    func substitutionMessages() throws {
        func messages(_ value: Double, on name: String) throws -> [String] {
            let pipes = DrawnPipes("S--V1--A").with(name) {
                $0.values.append(.init(attribute: PipeSchema.swap, value: value))
            }
            var configuration = TraceConfiguration(tier: pipes.draft.schema.tiers[0])
            configuration.propagators = [
                Propagator(.bitwiseAnd, attribute: "Phases", .includesAny, 7, substitution: "Swap")
            ]
            return try TracePlan(pipes.network(), configuration).messages.map(\.text)
        }
        #expect(try messages(Double(0x04_01_02), on: "V1").isEmpty)
        #expect(try messages(Double(0x04_02_06), on: "V1") == ["Substitution(s) map to multiple values"])
    }

    @Test("a filter by a bit set lets a walk pass what shares a bit with the start all the way") func bits() throws {
        var pipes = DrawnPipes("S--V1--V2--C")
        for (name, value) in [("S", 6.0), ("V1", 4), ("V2", 3), ("C", 7)] {
            pipes = pipes.with(name) { $0.values.append(.init(attribute: PipeSchema.phases, value: value)) }
        }
        #expect(
            try result(.upstream, pipes, from: "C") { $0.filter.bitsetAttribute = "Phases" }.labels
                == "C V1-V2 V2 V2-C")
    }

    @Test("containers, contents and structures come with what is found") func associations() throws {
        var schema = PipeSchema.schema()
        schema.sources.append(
            NetworkSource(
                name: "Pole", usage: .structureJunction,
                assetGroups: [AssetGroup(code: 1, name: "Pole", assetTypes: [AssetType(code: 1, name: "Pole")])]))
        var pipes = DrawnPipes("A--B  V1--V2  N1", schema: schema)
        pipes.draft.features.append(
            DraftFeature(source: 3, globalID: "P1", assetGroup: 1, assetType: 1, shape: [UtilityPosition(x: 3, y: 0)]))
        func add(_ kind: DraftAssociation.Kind, _ from: String, _ to: String) {
            pipes.draft.associations.append(
                DraftAssociation(
                    kind, from: ElementReference(globalID: from), to: ElementReference(globalID: to)))
        }
        add(.containment, "V1", "A")
        add(.containment, "V2", "V1")
        add(.containment, "A", "N1")
        add(.attachment, "P1", "B")
        func traced(_ change: (inout TraceConfiguration) -> Void) throws -> String {
            try result(.connected, pipes, from: "A", change).result.elements
                .map { "\($0.role.rawValue)" }.filter { $0 != "connected" && $0 != "start" }.sorted().joined(
                    separator: " ")
        }
        #expect(try traced { $0.includeContainers = true } == "container container")
        let nearest = try traced {
            $0.includeContainers = true
            $0.includeUpToFirstSpatialContainer = true
        }
        #expect(nearest == "container")
        pipes = pipes.with("V1") { $0.shape = [] }
        let nearestWithPlace = try traced {
            $0.includeContainers = true
            $0.includeUpToFirstSpatialContainer = true
        }
        #expect(nearestWithPlace == "container container")
        #expect(try traced { $0.includeContent = true } == "content")
        #expect(try traced { $0.includeStructures = true } == "structure")
    }
}
