import TestSupport
import Testing
import UtilityNetwork

/// What is wrong with a network or a trace is said with the element and the rule.
@Suite struct PipeErrorTests {
    private func faults(_ pipes: DrawnPipes) -> [String] {
        do {
            _ = try pipes.network()
            return []
        } catch {
            return (error as? UtilityFaults)?.all.map(\.description) ?? ["\(error)"]
        }
    }

    private let pipes = DrawnPipes("S--V1--M--A")

    @Test("an unknown asset type is named with those that exist") func assetType() {
        #expect(
            faults(pipes.with("V1") { $0.assetType = 9 }) == [
                "Device V1: there is no asset type 9 in the asset group Valve; there are 1 (Isolating valve), "
                    + "2 (Plain valve), 3 (Terminal valve)"
            ])
    }

    @Test("a line that meets a device with terminals has to name one") func missingTerminal() {
        #expect(
            faults(pipes.with("M-A") { $0.fromTerminal = nil }) == [
                "Line M-A: it meets Device M, which has several terminals: its from terminal has to be one of A, B"
            ])
    }

    @Test("global ids are compared without case and braces") func duplicates() {
        var doubled = pipes.with("S-V1") { $0.globalID = "{v1-m}" }
        let fault = faults(doubled)
        #expect(fault.count == 1 && fault[0].hasPrefix("Line row "), "\(fault)")
        #expect(fault[0].hasSuffix(" has this global id, too; case and braces do not tell ids apart"), "\(fault)")
        doubled.draft.associations.append(
            DraftAssociation(
                .toSide, from: ElementReference(globalID: "A"), to: ElementReference(globalID: "V1-M")))
        #expect(faults(doubled) == fault, "who names it has no mistake of his own")
    }

    @Test("what is associated with itself is refused: another one will be meant") func itself() {
        var schema = PipeSchema.schema()
        schema.sources.append(
            NetworkSource(
                name: "Pole", usage: .structureJunction,
                assetGroups: [AssetGroup(code: 1, name: "Pole", assetTypes: [AssetType(code: 1, name: "Pole")])]))
        func faults(_ kind: DraftAssociation.Kind, _ globalID: String) -> [String] {
            var pipes = DrawnPipes("S--V1--M--A", schema: schema)
            pipes.draft.features.append(DraftFeature(source: 3, globalID: "P", assetGroup: 1, assetType: 1, shape: []))
            let element = ElementReference(globalID: globalID)
            pipes.draft.associations.append(DraftAssociation(kind, from: element, to: element))
            return self.faults(pipes)
        }
        #expect(
            faults(.connectivity, "A") == [
                "the association of A and A: it joins Junction A to itself; does it mean another one?"
            ])
        #expect(
            faults(.attachment, "P") == [
                "the association of P and P: it attaches Pole P to itself; does it mean another one?"
            ])
    }

    @Test("a controller that is no device is refused") func controller() {
        var pipes = pipes
        pipes.draft.controllers.append(
            DraftController(ElementReference(globalID: "A"), tier: "Supply", subnetwork: "Town"))
        #expect(
            faults(pipes) == [
                "the controller A of the subnetwork Town: Junction A is no device; only devices control"
            ])
    }

    @Test("a controller at a terminal of a device of one is refused, but for that one by its name") func terminal() {
        func faults(at terminal: String) -> [String] {
            var pipes = pipes
            pipes.draft.controllers = [
                DraftController(
                    ElementReference(globalID: "S", terminal: terminal), tier: "Supply", subnetwork: "Town")
            ]
            return self.faults(pipes)
        }
        #expect(
            faults(at: "Out") == [
                "the controller S, terminal Out of the subnetwork Town: there is no terminal Out; there are Single terminal"
            ])
        #expect(faults(at: "single Terminal").isEmpty)
    }

    @Test("a controller of two subnetworks of one tier is refused with both; of two tiers it may be") func subnetworks()
    {
        func controlling(_ tier: String, _ subnetwork: String) -> DrawnPipes {
            var pipes = pipes
            pipes.draft.controllers.append(
                DraftController(ElementReference(globalID: "S"), tier: tier, subnetwork: subnetwork))
            return pipes
        }
        #expect(
            faults(controlling("Supply", "Village")) == [
                "the controller S of the subnetwork Village: it controls the subnetwork Town of the tier Supply; "
                    + "a controller has one subnetwork in a tier"
            ])
        #expect(faults(controlling("Supply", "town")).isEmpty)
        #expect(faults(controlling("Zone", "Village")).isEmpty)
    }

    @Test("an association with what is not there is refused") func association() {
        var pipes = pipes
        pipes.draft.associations.append(
            DraftAssociation(
                .connectivity, from: ElementReference(globalID: "A"), to: ElementReference(globalID: "nobody")))
        #expect(faults(pipes) == ["the association of A and nobody: there is no feature nobody"])
    }

    @Test("parts that are not connected are a note") func parts() throws {
        let notes = try UtilityNetwork.build(DrawnPipes("S--V1  A--B").draft).notes
        #expect(
            notes.map(\.text) == [
                "the network falls into 2 parts; 1 of them, with 3 features, holds no subnetwork controller"
            ])
    }

    @Test("a tolerance in other units than the coordinates is refused") func tolerance() {
        var draft = UtilityDraft(schema: PipeSchema.schema())
        for number in 0..<5000 {
            draft.features.append(
                DraftFeature(
                    source: PipeSchema.junction, globalID: "\(number)", assetGroup: 1, assetType: 1,
                    shape: [UtilityPosition(x: Double(number), y: 0)]))
        }
        draft.tolerance = 1000
        #expect(throws: UtilityFaults.self) { try UtilityNetwork.build(draft) }
        draft.tolerance = 0.001
        #expect(throws: Never.self) { try UtilityNetwork.build(draft) }
    }

    @Test("a start with several terminals has to name one") func startTerminal() throws {
        let network = try pipes.network()
        #expect(throws: UtilityLookupFailure.missingTerminal(reference: "M", terminals: ["A", "B"])) {
            try network.resolve(ElementReference(globalID: "M"))
        }
        #expect(throws: UtilityLookupFailure.noFeature(reference: "V9")) {
            try network.resolve(ElementReference(globalID: "V9"))
        }
    }

    @Test("an isolation trace without a filter, domain network or known name is refused") func configuration() throws {
        let line = DrawnPipes("S--V1--A")
        #expect(throws: TraceFailure.missingFilterBarrier) {
            try DrawnIsolation(line, from: "A") { $0.filter.barriers = nil }
        }
        #expect(throws: TraceFailure.missingDomainNetwork) {
            try DrawnIsolation(line, from: "A") { $0.domainNetwork = nil }
        }
        let unknown = UnknownUtilityName(kind: "category", name: "Isolatin", known: ["Isolating", "Emergency"])
        #expect(throws: TraceFailure.unknownName(unknown)) {
            try DrawnIsolation(line, from: "A") { $0.filter.barriers = .category("Isolatin", exists: true) }
        }
        #expect(
            unknown.description
                == "there is no category Isolatin; did you mean Isolating? (there are Isolating, Emergency)")
    }

    @Test("a start outside of the traced tier is refused") func tier() throws {
        #expect(throws: TraceFailure.startOutsideTier(element: "Junction A", tier: "Zone", tiers: ["Supply"])) {
            try DrawnIsolation(DrawnPipes("S--V1--A"), from: "A") { $0.tier = "Zone" }
        }
    }
}
