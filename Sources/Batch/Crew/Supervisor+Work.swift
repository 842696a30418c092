// Who gets which job, and who has none any more.
extension Supervisor {
    func feed() {
        waiting.append(held.release())
        if cancellation.reason == nil {
            let isInStep = limits.isInStep && workers == 1
            main = fed(main, from: &waiting, workers: workers, width: isInStep ? 1 : 2 * workers)
            alone = fed(alone, from: &suspects, workers: 1, width: 1)
        } else {
            cancelWaiting()
        }
        for number in teams.keys { closeIfIdle(number) }
    }

    /// Gives a team what it has room for; makes one where there is none and work for it.
    ///
    /// - Parameter width: how many jobs it has at a time. With one ahead of each worker none waits for the next, and a crew that
    ///   dies takes few down.
    func fed(_ number: Int?, from queue: inout JobQueue, workers: Int, width: Int) -> Int? {
        var number = number
        while let order = queue.first {
            let team = number ?? makeTeam(workers: workers, width: width, &queue)
            guard let team, teams[team]?.hasRoom == true else { break }
            number = team
            queue.removeFirst()
            teams[team]?.orders[order.index] = order
            teams[team]?.crew.assign(order)
        }
        return number
    }

    func makeTeam(workers: Int, width: Int, _ queue: inout JobQueue) -> Int? {
        lastNumber += 1
        do {
            teams[lastNumber] = Team(crew: try make(workers, lastNumber, inbox), width: width)
            return lastNumber
        } catch {
            fail(&queue, "\(error)")
            return nil
        }
    }

    func closeIfIdle(_ number: Int) {
        guard let team = teams[number], team.orders.isEmpty, team.closedAt == nil else { return }
        let hasMore =
            number == main ? isExpectingMore || !waiting.isEmpty || !held.isEmpty : number == alone && !suspects.isEmpty
        // The main crew may be wanted again for what the dying of another leaves.
        if hasMore, cancellation.reason == nil { return }
        teams[number]?.closedAt = Self.now
        if number == main { main = nil }
        if number == alone { alone = nil }
        team.crew.close()
    }

    func cancelWaiting() {
        for order in waiting.all + held.all + suspects.all {
            var outcome = JobOutcome(order.name, .cancelled, reason: "the run was stopped before it began")
            outcome.file = order.file
            report(order.index, outcome)
        }
        (waiting, held, suspects) = (JobQueue([]), HeldJobs(), JobQueue([]))
    }
}
