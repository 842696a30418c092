import Testing

@testable import Analyses

@Suite("How late somebody is")
struct LatenessTextTests {
    @Test(
        "is said in seconds, minutes and hours, rounded up",
        arguments: [
            (1, "1 s"), (1000, "1 s"), (59_001, "1 min 00 s"), (741_200, "12 min 22 s"), (3_600_000, "1 h 00 min 00 s"),
            (3_903_000, "1 h 05 min 03 s"), (90_000_000, "25 h 00 min 00 s"),
        ] as [(Int64, String)])
    func words(_ milliseconds: Int64, _ words: String) {
        #expect("\(LatenessText(milliseconds: milliseconds))" == words)
    }
}
