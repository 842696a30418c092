import Testing

@testable import Batch

@Suite("What a run still takes")
struct RemainingTimeTests {
    @Test(
        "is told no more exactly than it is known",
        arguments: [
            (0.4, "a few seconds left"), (4.9, "a few seconds left"), (5, "about 10 s left"), (31, "about 40 s left"),
            (61, "about 2 min left"), (7200, "about 2 h left"),
        ])
    func text(_ seconds: Double, _ text: String) { #expect(RemainingTime.text(seconds) == text) }
}
