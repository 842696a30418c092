import TestSupport
import Testing
import UtilityNetwork
import Vocabulary

/// Traces that walk agree with their definitions on random networks with one-way lines, terminals, associations, sources
/// and sinks, condition trees and placed barriers.
@Suite struct WalkOracleTests {
    @Test(
        "each trace is what its definition says, on thousands of random networks",
        arguments: [TraceKind.connected, .subnetwork, .subnetworkControllers, .upstream, .downstream, .loops], 0..<4)
    func walks(kind: TraceKind, block: Int) throws {
        var workspace = TraceWorkspace()
        for seed in UInt64(block) * 150..<UInt64(block + 1) * 150 {
            var scene = PipeScene(seed: seed + 300_000)
            scene.vary(seed)
            guard let network = try scene.network() else { continue }
            try compare(kind, scene, network, &workspace, "seed \(seed)")
        }
    }

    @Test(
        "each two settings together do what each of them says, on random networks",
        arguments: [TraceKind.connected, .subnetwork, .upstream, .downstream, .loops], PipeScene.Setting.allCases)
    func pairs(kind: TraceKind, setting: PipeScene.Setting) throws {
        var workspace = TraceWorkspace()
        let settings = PipeScene.Setting.allCases
        // Each pair once: of the other setting with those behind it.
        for (place, other) in settings.enumerated() where place >= settings.firstIndex(of: setting)! {
            for seed in UInt64(place) * 40..<UInt64(place + 1) * 40 {
                var scene = PipeScene(seed: seed + 800_000)
                if !kind.needsControllers, [setting, other].contains(.propagator) { continue }
                for setting in [setting, other] { scene.set(setting, seed) }
                guard let network = try scene.network() else { continue }
                try compare(kind, scene, network, &workspace, "\(setting) and \(other), seed \(seed)")
            }
        }
    }

    @Test("a map of bits that no device has changes nothing", arguments: [TraceKind.subnetwork, .upstream])
    func emptyMap(kind: TraceKind) throws {
        var workspace = TraceWorkspace()
        for seed in UInt64(0)..<600 {
            var scene = PipeScene(seed: seed + 1_200_000)
            scene.removeValues(of: PipeSchema.swap)
            guard let network = try scene.network() else { continue }
            let match = SceneMatch(scene, network)
            func elements(_ map: String?) throws -> [TraceElement]? {
                var configuration = scene.configuration
                configuration.propagators = [
                    Propagator(
                        .bitwiseAnd, attribute: "Phases", .includesAny, Double(seed % 7 + 1), substitution: map)
                ]
                let plan = try TracePlan(network, configuration, barriers: match.barriers)
                do {
                    return try WalkTrace(kind, on: plan).run(from: match.starts, &workspace).elements
                } catch TraceFailure.startOutsideTier {
                    return nil
                }
            }
            #expect(try elements(nil) == elements("Swap"), "seed \(seed)")
        }
    }

    /// Pieces of lines without length, between associations at one place, are left aside.
    private func hasLength(_ element: OracleIsolation.Element) -> Bool {
        element.terminal != nil || element.from != element.to
    }

    private func compare(
        _ kind: TraceKind, _ scene: PipeScene, _ network: UtilityNetwork, _ workspace: inout TraceWorkspace,
        _ name: Comment
    ) throws {
        let match = SceneMatch(scene, network)
        let plan = try TracePlan(network, scene.configuration, barriers: match.barriers)
        let oracle = OracleWalk(kind, scene)
        do {
            let trace = try WalkTrace(kind, on: plan)
            let result = try trace.run(from: match.starts, &workspace)
            #expect(!kind.needsControllers || !oracle.isStartOutsideTier, name)
            let roles = result.elements.map { (match.element($0.element), $0.role) }.filter { hasLength($0.0) }
            #expect(Set(roles.map(\.0)).count == roles.count, name)
            let found = Set(roles.map { "\($0.0) \($0.1)" })
            let nearest = oracle.nearestCosts.map { Set(match.nearest($0, scene.configuration.filter.nearest!.count)) }
            let wanted = Set(
                oracle.roles.filter { hasLength($0.key) && nearest?.contains($0.key.feature) ?? true }
                    .map { "\($0.key) \($0.value)" })
            #expect(found.subtracting(wanted).sorted() == [], name)
            #expect(wanted.subtracting(found).sorted() == [], name)
            #expect(
                result.messages.contains { $0.text.contains("no valid subnetwork controllers") }
                    == (kind.needsControllers && oracle.isStartIgnored), name)
            #expect(
                result.messages.contains { $0.code == "start_in_other_tier" }
                    == (kind.needsControllers && oracle.isStartInOtherTier), name)
            // The marks of one trace are gone before the next.
            #expect(try trace.run(from: match.starts, &workspace).elements == result.elements, name)
        } catch TraceFailure.startOutsideTier {
            #expect(oracle.isStartOutsideTier, name)
        }
    }
}
