import Dispatch

/// An estimate of the time that a run still takes, from the jobs that are done.
struct RemainingTime {
    /// Fewer jobs, or less time, say nothing of those to come.
    private static let (fewestJobs, shortestTime) = (3, 2.0)

    /// When the first job ended: what came before, such as reading a network, comes once.
    private var start: Double?
    private var done = 0

    mutating func jobEnded() {
        if start == nil { start = Self.now } else { done += 1 }
    }

    /// `about 5 min left`; nil where nobody can know.
    func text(left: Int) -> String? {
        guard let start, done >= Self.fewestJobs, left > 0 else { return nil }
        let elapsed = Self.now - start
        guard elapsed >= Self.shortestTime else { return nil }
        return Self.text(elapsed / Double(done) * Double(left))
    }

    static func text(_ seconds: Double) -> String {
        if seconds < 5 { return "a few seconds left" }
        let step = seconds < 60 ? 10.0 : seconds < 7200 ? 60 : 1800
        return "about \(Amounts.time(max(1, (seconds / step).rounded(.up)) * step)) left"
    }

    private static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
}
