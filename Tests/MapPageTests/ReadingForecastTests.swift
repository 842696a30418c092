import Testing

@testable import MapPage

@Suite("The forecast of how closely jobs are shown")
struct ReadingForecastTests {
    @Test("is what is true in the end, once all jobs are known", arguments: [100, 40_000, 100_000, 1_000_000])
    func end(bytes: Int) {
        var forecast = ReadingForecast()
        let sizes = (0..<1500).map { $0 * bytes / 1500 }
        forecast.expected = sizes.count
        for size in sizes { forecast.add([size]) }
        let readable = PageBudget.share(of: sizes, within: PageBudget.reading)
        #expect(forecast.reading == PageReading.first(for: sizes.reduce(0) { $0 + ($1 <= readable ? $1 : 0) }))
        // It is not put in order for the last few once more.
        let closest = sizes.filter { ($0 <= readable) != ($0 <= forecast.readable) }
        #expect(closest.count * 5 < sizes.count)
    }

    @Test("takes the jobs so far for those to come") func early() {
        var forecast = ReadingForecast()
        forecast.expected = 2000
        for job in 0..<40 { forecast.add([job % 4 == 0 ? 760_000 : 60_000]) }
        #expect(forecast.reading == 1)
        #expect((60_000..<760_000).contains(forecast.readable))
    }

    @Test("leaves out of account what is too large to be read") func unread() {
        var forecast = ReadingForecast()
        forecast.expected = 100
        for job in 0..<100 { forecast.add(job % 5 < 2 ? [10_000_000, 1000] : [150_000, 50_000]) }
        #expect((150_000..<10_000_000).contains(forecast.readable))
        #expect(forecast.reading == 0)
    }
}
