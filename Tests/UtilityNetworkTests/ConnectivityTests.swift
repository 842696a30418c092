import TestSupport
import Testing

@testable import UtilityNetwork

/// What is connected with what: coincidence, rules, taps and associations.
@Suite struct ConnectivityTests {
    /// Everything that a connected trace finds from a feature, sorted.
    private func connected(_ draft: UtilityDraft, _ start: String, filters: Bool = false) throws -> String {
        let network = try UtilityNetwork.build(draft).network
        let plan = try TracePlan(network, TraceConfiguration())
        var workspace = TraceWorkspace()
        let result = try WalkTrace(.connected, on: plan).run(from: [network.located(start)], &workspace)
        return result.elements.map { network.label($0.element) }.sorted().joined(separator: " ")
    }

    private func line(_ id: String, _ places: [(Double, Double)], type: Int = 1) -> DraftFeature {
        DraftFeature(
            source: PipeSchema.line, globalID: id, assetGroup: 1, assetType: type,
            shape: places.map { UtilityPosition(x: $0.0, y: $0.1) })
    }

    private func junction(_ id: String, _ x: Double, _ y: Double, z: Double = .nan) -> DraftFeature {
        DraftFeature(
            source: PipeSchema.junction, globalID: id, assetGroup: 1, assetType: 1,
            shape: [UtilityPosition(x: x, y: y, z: z)])
    }

    private func draft(_ features: [DraftFeature], rules: [ConnectivityRule] = []) -> UtilityDraft {
        var draft = UtilityDraft(schema: PipeSchema.schema())
        draft.schema.rules = rules
        draft.features = features
        return draft
    }

    @Test("what is within the tolerance coincides, what is farther does not") func tolerance() throws {
        let near = draft([line("a", [(0, 0), (1, 0)]), line("b", [(1.0009, 0), (2, 0)])])
        #expect(try connected(near, "a") == "a b")
        let far = draft([line("a", [(0, 0), (1, 0)]), line("b", [(1.0011, 0), (2, 0)])])
        #expect(try connected(far, "a") == "a")
    }

    @Test("heights tell places apart where both are given") func heights() throws {
        #expect(try connected(draft([junction("a", 0, 0, z: 1), junction("b", 0, 0, z: 2)]), "a") == "a")
        #expect(try connected(draft([junction("a", 0, 0, z: 1), junction("b", 0, 0)]), "a") == "a b")
    }

    @Test("lines that cross are not connected") func crossing() throws {
        let crossing = draft([
            line("a", [(0, 0), (1, 1), (2, 2)], type: 2), line("b", [(0, 2), (1, 1), (2, 0)], type: 2),
        ])
        #expect(try connected(crossing, "a") == "a")
    }

    @Test("a line that allows it is tapped at its vertices, and so split") func taps() throws {
        let mains = [line("main", [(0, 0), (1, 0), (4, 0)], type: 2), line("service", [(1, 0), (1, 1)])]
        #expect(try connected(draft(mains), "service") == "main@0.0-0.25 main@0.25-1.0 service")
        let others = [line("main", [(0, 0), (1, 0), (4, 0)]), line("service", [(1, 0), (1, 1)])]
        #expect(try connected(draft(others), "service") == "service")
    }

    @Test("where there are rules, only what they name connects") func rules() throws {
        let features = [line("a", [(0, 0), (1, 0)]), junction("tee", 1, 0), line("b", [(1, 0), (2, 0)], type: 3)]
        let main = ConnectivityRule.End("Line", 1, 1)
        let tee = ConnectivityRule.End("Junction", 1, 1)
        let one = [ConnectivityRule(.junctionEdge, from: tee, to: main)]
        #expect(try connected(draft(features, rules: one), "tee") == "a tee")
        let squeezable = ConnectivityRule.End("Line", 1, 3)
        let both = [ConnectivityRule(.edgeJunctionEdge, from: main, via: tee, to: squeezable)]
        #expect(try connected(draft(features, rules: both), "tee") == "a b tee")
        #expect(try connected(draft(Array(features.prefix(2)), rules: both), "tee") == "tee")
    }

    @Test("of two lines that a rule joins at a junction, each may come to it by itself or by an association")
    func passagesByAssociations() throws {
        let main = ConnectivityRule.End("Line", 1, 1)
        let squeezable = ConnectivityRule.End("Line", 1, 3)
        let tee = ConnectivityRule.End("Junction", 1, 1)
        let rules = [ConnectivityRule(.edgeJunctionEdge, from: main, via: tee, to: squeezable)]
        let (near, far) = ([(1.0, 0.0), (2.0, 0.0)], [(1.0, 9.0), (2.0, 9.0)])
        func found(_ a: [(Double, Double)], _ b: [(Double, Double)], type: Int, by ids: String...) throws -> String {
            var network = draft([junction("tee", 1, 0), line("a", a), line("b", b, type: type)], rules: rules)
            network.associations = ids.map {
                DraftAssociation(
                    .fromSide, from: ElementReference(globalID: "tee"), to: ElementReference(globalID: $0))
            }
            return try connected(network, "tee")
        }
        #expect(try found(near, far, type: 3) == "tee")
        #expect(try found(near, far, type: 3, by: "b") == "a b tee")
        #expect(try found(far, near, type: 3, by: "a") == "a b tee")
        #expect(try found(far, far, type: 3, by: "a", "b") == "a b tee")
        #expect(try found(far, far, type: 1, by: "a", "b") == "tee")
        #expect(try found(near, far, type: 1, by: "b") == "tee")
        #expect(try found(far, far, type: 3, by: "a") == "tee")
    }

    @Test("an end whose association lacks another line is the line that another association has where it is drawn")
    func freedEnd() throws {
        let main = ConnectivityRule.End("Line", 1, 1)
        let squeezable = ConnectivityRule.End("Line", 1, 3)
        let tee = ConnectivityRule.End("Junction", 1, 1)
        var network = draft(
            [
                junction("near", 1, 0), junction("far", 9, 9), line("a", [(1, 0), (2, 0)]),
                line("b", [(5, 5), (6, 6)], type: 3),
            ],
            rules: [ConnectivityRule(.edgeJunctionEdge, from: main, via: tee, to: squeezable)])
        func start(of line: String, at junction: String) -> DraftAssociation {
            DraftAssociation(
                .fromSide, from: ElementReference(globalID: junction), to: ElementReference(globalID: line))
        }
        network.associations = [start(of: "a", at: "far"), start(of: "b", at: "near")]
        #expect(try connected(network, "a") == "a b near")
        network.associations = [start(of: "b", at: "near")]
        #expect(try connected(network, "a") == "a b near")
    }

    @Test("an end whose association no rule permits connects where it is drawn") func unmetEnd() throws {
        let main = ConnectivityRule.End("Line", 1, 1)
        let squeezable = ConnectivityRule.End("Line", 1, 3)
        let tee = ConnectivityRule.End("Junction", 1, 1)
        var network = draft(
            [junction("tee", 9, 9), line("a", [(0, 0), (1, 0)]), line("b", [(1, 0), (2, 0)])],
            rules: [ConnectivityRule(.edgeJunctionEdge, from: main, via: tee, to: squeezable)])
        network.associations = [
            DraftAssociation(.fromSide, from: ElementReference(globalID: "tee"), to: ElementReference(globalID: "b"))
        ]
        let (built, notes) = try UtilityNetwork.build(network)
        #expect(notes.map(\.text).contains { $0.hasSuffix("and do nothing, such as Junction tee and Line b") })
        #expect(built.featureCount == 3)
        #expect(try connected(network, "a") == "a b")
    }

    @Test("lines of two types meet without a junction where a rule says so") func directRules() throws {
        let features = [
            line("a", [(0, 0), (1, 0)]), line("b", [(1, 0), (2, 0)], type: 3), line("c", [(1, 0), (1, 1)]),
        ]
        let main = ConnectivityRule.End("Line", 1, 1)
        let squeezable = ConnectivityRule.End("Line", 1, 3)
        let tee = ConnectivityRule.End("Junction", 1, 1)
        let other = ConnectivityRule(.junctionEdge, from: tee, to: main)
        #expect(try connected(draft(features, rules: [other]), "a") == "a c")
        let direct = ConnectivityRule(.edgeJunctionEdge, from: main, to: squeezable)
        #expect(try connected(draft(features, rules: [direct]), "a") == "a b c")
    }

    @Test("junctions that do not coincide are joined by an association") func associations() throws {
        var apart = draft([junction("a", 0, 0), junction("b", 5, 0), line("c", [(9, 9), (9, 8)])])
        apart.associations = [
            DraftAssociation(
                .connectivity, from: ElementReference(globalID: "a"), to: ElementReference(globalID: "{B}")),
            DraftAssociation(
                .midspan, from: ElementReference(globalID: "b"), to: ElementReference(globalID: "c"), fraction: 0.5),
        ]
        #expect(try connected(apart, "a") == "a b c@0.0-0.5 c@0.5-1.0")
        apart.associations.append(
            DraftAssociation(
                .containment, from: ElementReference(globalID: "a"), to: ElementReference(globalID: "c")))
        apart.associations.removeFirst(2)
        #expect(try connected(apart, "a") == "a")
    }

    /// What a connected trace finds from a feature where others are barriers.
    private func connected(_ draft: UtilityDraft, _ start: String, without barriers: String...) throws -> String {
        let network = try UtilityNetwork.build(draft).network
        let plan = try TracePlan(
            network, TraceConfiguration(), barriers: barriers.map { PlacedBarrier(try network.located($0)) })
        var workspace = TraceWorkspace()
        let result = try WalkTrace(.connected, on: plan).run(from: [network.located(start)], &workspace)
        return result.elements.map { network.label($0.element) }.filter { !barriers.contains($0) }.sorted()
            .joined(separator: " ")
    }

    @Test("of several junctions at one place none stands between the others") func stacked() throws {
        let three = draft(["a", "b", "c", "d"].map { junction($0, 0, 0) })
        for barrier in ["a", "b", "c"] {
            let others = ["a", "b", "c"].filter { $0 != barrier }
            #expect(try connected(three, "d", without: barrier) == (others + ["d"]).joined(separator: " "))
        }
    }

    private func valve(_ id: String) -> DraftFeature {
        DraftFeature(
            source: PipeSchema.device, globalID: id, assetGroup: PipeSchema.plainValve.group,
            assetType: PipeSchema.plainValve.type, shape: [UtilityPosition(x: 0, y: 0)])
    }

    @Test(
        "what rules join at one place makes no loop there, and no more ways than junctions where each may connect with each"
    )
    func stackedByRules() throws {
        let (tee, valve) = (ConnectivityRule.End("Junction", 1, 1), ConnectivityRule.End("Device", 1, 2))
        let features = ["a", "b", "c", "d"].map { junction($0, 0, 0) } + ["v", "w"].map { self.valve($0) }
        let cases: [(rules: [ConnectivityRule], found: String, links: Int)] = [
            ([ConnectivityRule(.junctionJunction, from: tee, to: tee)], "a b d", 4),
            (
                [
                    ConnectivityRule(.junctionJunction, from: tee, to: tee),
                    ConnectivityRule(.junctionJunction, from: valve, to: tee),
                    ConnectivityRule(.junctionJunction, from: valve, to: valve),
                ], "a b d v w", 6
            ),
            // A tee is joined to others by way of a valve.
            ([ConnectivityRule(.junctionJunction, from: tee, to: valve)], "a b d v w", 8),
        ]
        for (rules, found, links) in cases {
            let stack = draft(features, rules: rules)
            #expect(try UtilityNetwork.build(stack).network.linkCount == links)
            #expect(try connected(stack, "a", without: "c") == found)
        }
        #expect(try connected(draft(features, rules: cases[2].rules), "a", without: "v", "w") == "a")
        let network = try UtilityNetwork.build(draft(features, rules: cases[1].rules)).network
        var workspace = TraceWorkspace()
        let loops = try WalkTrace(.loops, on: TracePlan(network, TraceConfiguration()))
            .run(from: [network.located("a")], &workspace)
        #expect(loops.elements.isEmpty)
    }

    @Test("a line passes a junction to another line of its type, and not to its own other end") func ringedByRules()
        throws
    {
        let main = ConnectivityRule.End("Line", 1, 1)
        let tee = ConnectivityRule.End("Junction", 1, 1)
        let rules = [ConnectivityRule(.edgeJunctionEdge, from: main, via: tee, to: main)]
        let ring = [junction("tee", 0, 0), line("ring", [(0, 0), (1, 0), (1, 1), (0, 0)])]
        #expect(try connected(draft(ring, rules: rules), "tee") == "tee")
        #expect(try connected(draft(ring + [line("b", [(0, 0), (0, 1)])], rules: rules), "tee") == "b ring tee")
    }

    @Test("several associations at one place of a line follow one another, and nothing of it lies between them")
    func tappedTwice() throws {
        var tapped = draft([
            line("p", [(0, 0), (4, 0)]), junction("a", 9, 1), junction("b", 9, 2), junction("c", 9, 3),
        ])
        func tap(_ id: String, at fraction: Double) -> DraftAssociation {
            DraftAssociation(
                .midspan, from: ElementReference(globalID: id), to: ElementReference(globalID: "p"), fraction: fraction)
        }
        tapped.associations = [tap("a", at: 0.5), tap("b", at: 0.5), tap("c", at: 0.5)]
        #expect(try connected(tapped, "p") == "a b c p@0.0-0.5 p@0.5-1.0")
        #expect(try connected(tapped, "a", without: "b") == "a p@0.0-0.5")
        tapped.associations = [tap("a", at: 0), tap("b", at: 0), tap("c", at: 1)]
        #expect(try connected(tapped, "p") == "a b c p")
    }

    @Test("lines without a length of their own, or with one below zero, have that of their drawing, which is noted")
    func lengths() throws {
        var pipes = DrawnPipes("A--B--C--D").with("A-B") {
            $0.values.append(.init(attribute: PipeSchema.diameter, value: 7))
        }
        pipes = pipes.with("B-C") { $0.values.append(.init(attribute: PipeSchema.diameter, value: -1)) }
        pipes.draft.schema.lengthAttribute = "Diameter"
        let (network, notes) = try UtilityNetwork.build(pipes.draft)
        let lengths = try ["A-B", "B-C", "C-D"].map { try network.length(of: network.located($0).feature) }
        #expect(lengths == [7000, 3000, 3000])
        #expect(
            notes.filter { $0.code == .drawnLength }.map(\.text) == [
                "2 lines have no length in Diameter, or one below zero, and count with those of their drawings, such as Line B-C"
            ])
    }

    @Test(
        "what a line is drawn with counts in the unit of the lengths that an attribute holds, whatever unit it is drawn in"
    )
    func lengthsInOneUnit() throws {
        var pipes = DrawnPipes("A--B--C").with("A-B") {
            $0.values.append(.init(attribute: PipeSchema.diameter, value: 7))
        }
        pipes.draft.schema.lengthAttribute = "Diameter"
        pipes.draft.schema.metresPerUnit = 0.3048
        let network = try UtilityNetwork.build(pipes.draft).network
        let lengths = try ["A-B", "B-C"].map { try network.length(of: network.located($0).feature) }
        #expect(lengths == [7000, 914])
    }

    @Test("a rule about what contains what, or stands on what, has its sides in any order") func sides() {
        let (case1, valve) = (ConnectivityRule.End("Device", 1, 1), ConnectivityRule.End("Junction", 1, 1))
        var schema = PipeSchema.schema()
        for (from, to) in [(case1, valve), (valve, case1)] {
            schema.rules = [ConnectivityRule(.containment, from: from, to: to)]
            let classes = AssetClasses(schema)
            let table = RuleTable(schema, classes)
            let pair = [schema.source("Device")!, schema.source("Junction")!].map {
                classes.number(source: $0, group: 1, type: 1)!
            }
            #expect(table.containment?.contains(.init(pair[0], pair[1])) == true)
            #expect(table.containment?.contains(.init(pair[1], pair[0])) == true)
        }
    }

    @Test("several junctions may be at one end of a line by associations") func endsOfSeveral() throws {
        var apart = draft([junction("a", 0, 0), junction("b", 5, 0), junction("d", 7, 0), line("c", [(9, 9), (9, 8)])])
        apart.associations = [("a", DraftAssociation.Kind.fromSide), ("b", .fromSide), ("d", .toSide)].map { id, kind in
            DraftAssociation(kind, from: ElementReference(globalID: id), to: ElementReference(globalID: "c"))
        }
        for start in ["a", "b", "c", "d"] { #expect(try connected(apart, start) == "a b c d") }
    }

    @Test("a connected trace passes terminals against their direction, and controllers") func terminals() throws {
        let pipes = DrawnPipes("A--R--S--B")
        #expect(try connected(pipes.draft, "B") == "A A-R B R-S R.High R.Low S S-B")
    }
}
