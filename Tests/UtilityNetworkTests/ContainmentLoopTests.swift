import TestSupport
import Testing
import UtilityNetwork

/// Containers that are within themselves are mistakes.
@Suite struct ContainmentLoopTests {
    /// - Parameter pairs: container and content, such as `A B`.
    private func faults(_ pairs: String...) -> [String] {
        var pipes = DrawnPipes("A--B--C--D")
        pipes.draft.associations = pairs.map { pair in
            let names = pair.split(separator: " ").map(String.init)
            return DraftAssociation(
                .containment, from: ElementReference(globalID: names[0]), to: ElementReference(globalID: names[1]))
        }
        do {
            _ = try pipes.network()
            return []
        } catch {
            return (error as? UtilityFaults)?.all.map(\.description) ?? ["\(error)"]
        }
    }

    @Test("a loop is named whole") func loops() {
        #expect(
            faults("A B", "B C", "C A", "C D") == [
                "Junction A: it is contained in itself: Junction A contains Junction B contains Device C contains Junction A"
            ])
        #expect(faults("A A") == ["Junction A: it is contained in itself: Junction A contains Junction A"])
        #expect(faults("A B", "B C", "C B", "D D").count == 2)
    }

    @Test("what is in two containers is in no loop") func shared() {
        #expect(faults("A B", "A C", "B D", "C D").isEmpty)
    }
}
