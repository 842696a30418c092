// What crews tell, and what becomes of the jobs of one that is no more.
extension Supervisor {
    func take(_ event: Event) {
        switch event {
        case .told(let event, let number):
            switch event {
            case .started(let index): start(index, number)
            case .finished(let index, let outcome): finish(index, number, outcome)
            case .progress(let phase, let done, let total): progress.progress(phase, done: done, total: total)
            case .note(let sentence): progress.note(sentence)
            case .met(let network, let digest): met(network, digest)
            }
        case .ended(let end, let number): ended(end, number)
        case .planned(let orders):
            waiting.append(held.hold(orders))
            isExpectingMore = false
        }
    }

    func start(_ index: Int, _ number: Int) {
        falseStarts = 0
        let now = Self.now
        let deadline = teams[number]?.orders[index]?.seconds.map { now + $0 }
        teams[number]?.running[index] = Team.Running(start: now, deadline: deadline)
        began(index)
    }

    func finish(_ index: Int, _ number: Int, _ outcome: JobOutcome) {
        guard var team = teams[number] else { return }
        let running = team.running.removeValue(forKey: index)
        guard let order = team.orders.removeValue(forKey: index) else { return }
        teams[number] = team
        var outcome = outcome
        let peak = (running?.peak ?? 0) / 1_000_000
        outcome.peakMegabytes = max(outcome.peakMegabytes ?? 0, peak)
        if outcome.state == .timedOut { outcome.reason = overtime(order) }
        report(index, outcome)
    }

    func ended(_ end: CrewEnd, _ number: Int) {
        guard let team = teams.removeValue(forKey: number) else { return }
        if main == number { main = nil }
        let wasAlone = alone == number
        if wasAlone { alone = nil }
        if team.orders.isEmpty { return }
        bury(team, end, wasAlone: wasAlone)
    }

    /// Finds out what becomes of the jobs of a crew that is no more.
    func bury(_ team: Team, _ end: CrewEnd, wasAlone: Bool) {
        let idle = team.orders.values.filter { team.running[$0.index] == nil }
        var innocent = idle
        let caught = team.orders.values.filter { team.running[$0.index] != nil }.sorted { $0.index < $1.index }
        if caught.isEmpty, team.killing == nil { falseStarts += 1 }
        for order in caught {
            switch team.killing {
            case .timedOut(let late) where late.contains(order.index):
                close(order, team, .timedOut, overtime(order))
            case .timedOut: innocent.append(order)
            case .stopped: close(order, team, .cancelled, "the run was stopped")
            case .hungry(let bytes) where wasAlone: close(order, team, .failed, hunger(bytes))
            case nil where wasAlone: close(order, team, .crashed, crash(end))
            case .hungry, nil: suspects.append(order)
            }
        }
        let returned = innocent.sorted { $0.index < $1.index }
        if wasAlone { suspects.prepend(returned) } else { waiting.prepend(returned) }
        if falseStarts >= Self.mostFalseStarts {
            let reason = "the process that runs the jobs ended before it began one: " + crash(end)
            fail(&waiting, reason)
            fail(&suspects, reason)
        }
    }

    func close(_ order: JobOrder, _ team: Team, _ state: JobState, _ reason: String) {
        var outcome = JobOutcome(order.name, state, reason: reason)
        outcome.file = order.file
        if let running = team.running[order.index] {
            outcome.seconds = Self.now - running.start
            outcome.peakMegabytes = running.peak / 1_000_000
        }
        report(order.index, outcome)
    }

    func fail(_ queue: inout JobQueue, _ reason: String) {
        while let order = queue.first {
            queue.removeFirst()
            var outcome = JobOutcome(order.name, .failed, reason: reason)
            outcome.file = order.file
            report(order.index, outcome)
        }
    }
}
