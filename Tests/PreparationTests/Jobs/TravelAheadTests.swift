import Testing

/// GDAL comes up while the network is made ready.
@Suite("What a route asks of its network")
struct TravelAheadTests {
    private let barriers = "barriers: {points: [{at: [7.42, 43.73]}, {at: [7.41, 43.72]}]}"

    @Test("is known before its stops are read from layers")
    func ahead() {
        let preparing = Preparing(barriers, stops: "[{source: missing.csv}]")
        #expect(preparing.ahead.map(\.barriers) == [2])
        #expect(preparing.ahead.map(\.mistakes) == [0])
        #expect(preparing.headlines.count == 1, "\(preparing.rendered)")
    }

    @Test("is told with all else where stops are in the job, and not at all where it is wrong")
    func together() {
        #expect(Preparing(barriers).ahead.isEmpty)
        let wrong = Preparing("barriers: {points: [{at: [7.42, 143.73]}]}", stops: "[{source: missing.csv}]")
        #expect(wrong.ahead.isEmpty)
        #expect(wrong.headlines.count == 2, "\(wrong.rendered)")
    }
}
