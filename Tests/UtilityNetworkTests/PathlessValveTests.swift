import TestSupport
import Testing
import UtilityNetwork

/// A tank, a valve, and a valve of two terminals in a row, beyond which nothing is supplied where no path leads through it.
@Suite("A valve of two terminals, by its path")
struct PathlessValveTests {
    @Test("is closed already where no path leads through it", arguments: [("None", true), ("All", false)])
    func closed(_ path: String, _ isClosed: Bool) throws {
        var pipes = DrawnPipes("S--V1--A--M--B")
        let valve = try #require(pipes.draft.features.firstIndex { $0.globalID == "M" })
        pipes.draft.features[valve].terminalPath = path
        let network = try pipes.network()
        let plan = try TracePlan(network, PipeSchema.isolation())
        var workspace = TraceWorkspace()
        let result = try IsolationTrace.run(from: [network.located("A")], on: plan, &workspace)
        let rejected = result.rejected.filter { network.globalID(of: $0.element.feature) == "M" }
        #expect(rejected.map(\.reason) == [isClosed ? .alreadyClosed : .deadEnd])
    }
}
