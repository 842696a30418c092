import TestSupport
import Testing
import UtilityNetwork
import Vocabulary

/// Traces agree with the definition on random networks with valves, pumps, terminals, associations and condition trees.
@Suite struct IsolationOracleTests {
    @Test("isolation is what its definition says, on thousands of random networks", arguments: 0..<16)
    func isolation(block: Int) throws {
        var workspace = TraceWorkspace()
        for seed in UInt64(block) * 200..<UInt64(block + 1) * 200 {
            let scene = PipeScene(seed: seed)
            guard let network = try scene.network() else { continue }
            try compare(scene, network, &workspace, "seed \(seed)")
        }
    }

    private func compare(
        _ scene: PipeScene, _ network: UtilityNetwork, _ workspace: inout TraceWorkspace, _ name: String
    ) throws {
        let match = SceneMatch(scene, network)
        let plan = try TracePlan(network, scene.configuration, barriers: match.barriers)
        guard plan.hasFilterBarriers else { return }
        let result: IsolationResult
        do {
            result = try IsolationTrace.run(from: match.starts, on: plan, &workspace)
        } catch TraceFailure.startOutsideTier {
            #expect(scene.configuration.tier != nil, "\(name)")
            return
        }
        let oracle = OracleIsolation(scene)
        #expect(result.status == oracle.status, "\(name)")
        #expect(Set(result.isolating.map(match.element)) == oracle.isolating, "\(name)")
        let roles = result.elements.filter { $0.role != .isolating }
        #expect(
            Dictionary(uniqueKeysWithValues: roles.map { (match.element($0.element), $0.role) }) == oracle.roles,
            "\(name)")
        let deadEnds = result.rejected.filter { $0.reason == .deadEnd }.map { match.element($0.element) }
        #expect(Set(deadEnds) == oracle.deadEnds, "\(name)")
        let features = Set(oracle.roles.keys.map(\.feature))
        #expect(result.isolatedFeatureCount == features.count, "\(name)")
        #expect(result.isolatedCustomerCount == features.count { scene.draft.features[$0].isCustomer }, "\(name)")
    }

    @Test("a sweep gives the answers of single traces, on thousands of random networks", arguments: 0..<16)
    func sweep(block: Int) throws {
        var workspace = TraceWorkspace()
        for seed in UInt64(block) * 100..<UInt64(block + 1) * 100 {
            let scene = PipeScene(seed: seed + 100_000)
            guard let network = try scene.network() else { continue }
            var configuration = scene.configuration
            configuration.includeIsolatedFeatures = seed % 4 > 0
            configuration.functions = TraceFunctionKind.allCases.map { TraceFunction($0, attribute: "Load") }
            let plan = try TracePlan(network, configuration, barriers: SceneMatch(scene, network).barriers)
            guard plan.hasFilterBarriers else { continue }
            for row in try IsolationSweep.run(0..<network.featureCount, on: plan).rows {
                let single: IsolationResult
                do {
                    single = try IsolationTrace.run(
                        from: [LocatedElement(feature: row.feature)], on: plan, &workspace)
                } catch TraceFailure.startOutsideTier {
                    continue
                }
                let name: Comment = "seed \(seed), \(network.name(of: row.feature))"
                #expect(row.answer.status == single.status, name)
                #expect(row.answer.isolating == single.isolating, name)
                #expect(row.answer.isolatedFeatureCount == single.isolatedFeatureCount, name)
                #expect(row.answer.isolatedCustomerCount == single.isolatedCustomerCount, name)
                #expect(row.answer.isolatedLength == single.isolatedLength, name)
                #expect(row.answer.functions == single.functions, name)
            }
        }
    }
}

extension PipeScene {
    /// Nil where a line meets a device whose terminals it does not name, as now and then happens by chance.
    func network() throws -> UtilityNetwork? {
        do {
            return try UtilityNetwork.build(draft).network
        } catch let faults as UtilityFaults {
            #expect(faults.all.allSatisfy { [.missingTerminal, .unknownTerminal].contains($0.code) })
            return nil
        }
    }
}

/// The features of a scene in its network.
struct SceneMatch {
    private let network: UtilityNetwork
    private let scene: PipeScene
    private let featureOfDraft: [Int]

    init(_ scene: PipeScene, _ network: UtilityNetwork) {
        self.scene = scene
        self.network = network
        // Ids are unique in a scene.
        let features = Dictionary(
            uniqueKeysWithValues: (0..<network.featureCount).map { (network.globalID(of: $0), $0) })
        featureOfDraft = scene.draft.features.map { features[$0.globalID]! }
    }

    private func located(_ place: PipeScene.Place) -> LocatedElement {
        LocatedElement(feature: featureOfDraft[place.feature], terminal: place.terminal, fraction: place.fraction)
    }

    var starts: [LocatedElement] { scene.starts.map(located) }
    var barriers: [PlacedBarrier] { scene.barriers.map { PlacedBarrier(located($0.place), isFilter: $0.isFilter) } }

    func element(_ element: UtilityElement) -> OracleIsolation.Element {
        OracleIsolation.Element(
            feature: featureOfDraft.firstIndex(of: element.feature)!, terminal: element.terminal,
            from: element.positionFrom, to: element.positionTo)
    }

    /// The features of least cost; of equal ones the first of the network.
    func nearest(_ costs: [Int: Int64], _ count: Int) -> [Int] {
        costs.sorted { ($0.value, featureOfDraft[$0.key]) < ($1.value, featureOfDraft[$1.key]) }.prefix(count).map(
            \.key)
    }
}
