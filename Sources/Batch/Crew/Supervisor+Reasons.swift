import JobSpec

// Why a job did not come to its own end.
extension Supervisor {
    func overtime(_ order: JobOrder) -> String {
        "it took longer than \(Amounts.time(order.seconds ?? 0))"
    }

    func hunger(_ bytes: Int) -> String {
        "it took more than \(Amounts.memory(limits.memory ?? 0)) of memory: \(Amounts.memory(bytes))"
    }

    func crash(_ end: CrewEnd) -> String {
        guard case .died(let how, let words) = end else { return "its process ended" }
        let last = words.split(whereSeparator: \.isNewline).last { !$0.allSatisfy(\.isWhitespace) }
        return "its process ended \(how.description)"
            + (last.map { "; its last words: \(SafeText.line(String($0)))" } ?? "")
    }
}
