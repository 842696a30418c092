import StopOrdering
import Testing

@Suite struct VisitScheduleTests {
    /// Stops along a street, ten minutes (here: 10) from each to the next.
    private func schedule(_ visits: [VisitSchedule.Visit], countsWaiting: Bool = true) -> VisitSchedule {
        let times = visits.indices.map { from in visits.indices.map { Optional(Int64(abs(from - $0)) * 10) } }
        return VisitSchedule(times: CostMatrix(rows: times), visits: visits, countsWaiting: countsWaiting)
    }

    @Test("who comes early waits, and service begins when the stop opens")
    func early() {
        let timetable = schedule([.init(), .init(service: 5, opens: 25, closes: 40), .init()])
            .timetable(of: [0, 1, 2], returnsToStart: false)
        #expect(timetable.entries.map(\.arrives) == [0, 10, 40])
        #expect(timetable.entries.map(\.begins) == [0, 25, 40])
        #expect(timetable.entries.map(\.departs) == [0, 30, 40])
        #expect(timetable.entries.map(\.wait) == [0, 15, 0])
        #expect(timetable.wait == 15 && timetable.violation == 0 && timetable.ends == 40)
    }

    @Test("who comes late is late by the difference, and service begins at once")
    func late() {
        let timetable = schedule([.init(service: 7), .init(service: 5, opens: 0, closes: 12), .init(closes: 32)])
            .timetable(of: [0, 1, 2], returnsToStart: false)
        #expect(timetable.entries.map(\.arrives) == [0, 17, 32])
        #expect(timetable.entries.map(\.begins) == [0, 17, 32])
        #expect(timetable.entries.map(\.violation) == [0, 5, 0])
        #expect(timetable.violation == 5 && timetable.wait == 0)
    }

    @Test("the first stop has its window too; one that closed before the route sets out is late by as much")
    func first() {
        let late = schedule([.init(opens: -60, closes: -20), .init()]).timetable(of: [0, 1], returnsToStart: false)
        #expect(late.entries[0].violation == 20 && late.entries[0].wait == 0)
        let early = schedule([.init(opens: 30), .init()]).timetable(of: [0, 1], returnsToStart: false)
        #expect(early.entries[0].wait == 30 && early.entries[1].arrives == 40)
    }

    @Test("on the return to the start there is neither service nor window")
    func back() {
        let timetable = schedule([.init(service: 5, opens: 0, closes: 5), .init(service: 5)])
            .timetable(of: [0, 1], returnsToStart: true)
        #expect(timetable.entries.count == 2 && timetable.violation == 0 && timetable.ends == 30)
    }

    @Test("no stops take no time")
    func none() { #expect(schedule([]).timetable(of: [], returnsToStart: true) == Timetable(entries: [], ends: 0)) }
}
