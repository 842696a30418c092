import Testing

@Suite("Medicines in time")
struct SampleMedicinesTests {
    private func rows() throws -> [[String: String]] {
        try Sample.outputs().table("medicines-in-time/stops.csv").rows
    }

    @Test("come to every patient within the time that is theirs")
    func inTime() throws {
        let rows = try rows()
        #expect(rows.allSatisfy { $0["status"] == "ok" && $0["violation_time"] == "0.000000" })
        let windows = [
            "P1": ("09:00", "09:30"), "P2": ("08:30", "08:50"), "P3": ("09:20", "09:40"), "P4": ("08:40", "09:00"),
        ]
        for (id, window) in windows {
            let row = try #require(rows.first { $0["id"] == id })
            let clock = try #require(row["arrive_time"]).dropFirst(11).prefix(5)
            #expect(clock <= window.1)
            if clock < window.0 { #expect(row["wait_time"] != "0.000000") }
        }
    }

    @Test("are brought with a break on the way, and the totals leave waiting out")
    func totals() throws {
        let rows = try rows()
        #expect(rows.filter { $0["type"] == "break" }.map { $0["name"] } == ["Coffee at the harbour"])
        let route = try Sample.outputs().table("medicines-in-time/routes.csv").rows[0]
        #expect(route["total_time"] == rows.last?["cumul_time"])
        #expect(route["wait_time"] == rows.last?["cumul_wait_time"] && route["wait_time"] != "0.000000")
    }
}
