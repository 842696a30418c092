import Analyses
import TestSupport
import Testing
import Vocabulary

/// What an analysis says about routes that stand, and are not quite as one would think.
@Suite struct NotedTests {
    @Test func aPlaceBehindStreetsForDestinationsIsReachedAsALastResortAndThatIsSaid() throws {
        let wall = DrawnNetwork("A--B--C--D", ["BC": ["access": "destination"]])
        let job = try DrawnJob(wall, "AD")
        #expect(job.stops("status") == ["ok", "ok"])
        #expect(
            job.messages.messages == [
                Message(
                    .warning, "passes_through",
                    "the way to D passes through streets that are open to reach places there only: no other leads there"
                )
            ])
        #expect(try DrawnJob(wall, "AC").codes == [], "a street for destinations is reached without a word")
    }

    @Test func anOrderOfManyStopsIsNotProvenAndThatIsSaid() throws {
        let town = DrawnNetwork("A-B-C-D-E-F-G-H-I-J-K-L-M-N-O-P-Q")
        let many = try DrawnJob(town, "ACEGIKMOBDFHJLNPQ") { $0.findsBestSequence = true }
        #expect(
            many.messages.messages == [
                Message(
                    .information, "order_not_proven",
                    "the order of 17 stops is the best found; it is proven optimal up to 15")
            ])
        #expect(try DrawnJob(town, "ACEGIKMOBDFHJLN") { $0.findsBestSequence = true }.codes == [])
        #expect(try DrawnJob(town, "ACEGIKMOBDFHJLNPQ").codes == [], "an order that is given needs no proof")
    }
}
