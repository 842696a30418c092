import Vocabulary

// What is looked at time and again: whether the run goes on, what is late, what is too large, what does not end.
extension Supervisor {
    func lookAtClocks() {
        let now = Self.now
        if let reason = cancellation.reason { stop(reason, now) }
        let isTimeForMemory = now >= memoryLookedAt + Double(Self.pause) / 1000
        if isTimeForMemory { memoryLookedAt = now }
        for number in teams.keys.sorted() {
            lookAtDeadlines(number, now)
            if isTimeForMemory { lookAtMemory(number) }
            lookAtClosing(number, now)
        }
    }

    func stop(_ reason: Cancellation.Reason, _ now: Double) {
        guard let stoppedAt else {
            stoppedAt = now
            for team in teams.values { team.crew.cancelAll(reason) }
            return
        }
        guard now > stoppedAt + Self.graceOfRun else { return }
        for number in teams.keys where teams[number]?.killing == nil { kill(number, .stopped) }
    }

    func lookAtDeadlines(_ number: Int, _ now: Double) {
        guard let team = teams[number], team.killing == nil else { return }
        let late = team.running.filter { $0.value.deadline.map { $0 < now } ?? false }
        for (index, running) in late where !running.isAskedToStop {
            teams[number]?.running[index]?.isAskedToStop = true
            team.crew.cancel(index, .timedOut)
        }
        let stubborn = late.filter { $0.value.deadline.map { $0 + Self.grace < now } ?? false }
        if !stubborn.isEmpty { kill(number, .timedOut(Set(late.keys))) }
    }

    func lookAtMemory(_ number: Int) {
        guard let team = teams[number], !team.running.isEmpty, let bytes = team.crew.memory else { return }
        for index in team.running.keys {
            teams[number]?.running[index]?.peak = max(team.running[index]?.peak ?? 0, bytes)
        }
        guard let limit = limits.memory, bytes > limit, team.killing == nil else { return }
        kill(number, .hungry(bytes))
    }

    /// A process that has nothing to do and does not end is stuck in a library.
    func lookAtClosing(_ number: Int, _ now: Double) {
        guard let closedAt = teams[number]?.closedAt, closedAt + Self.grace < now, teams[number]?.killing == nil
        else { return }
        kill(number, .stopped)
    }

    func kill(_ number: Int, _ killing: Team.Killing) {
        teams[number]?.killing = killing
        teams[number]?.crew.kill()
    }
}
