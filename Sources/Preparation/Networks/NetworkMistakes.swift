import JobSpec
import UtilityNetwork

/// What is wrong in files that say what a network is.
struct NetworkMistakes: Error {
    let mistakes: [Mistake]
}

extension UtilityFaults {
    /// The faults as mistakes, where all of them stand in a file that somebody wrote.
    var mistakes: [Mistake]? {
        let placed = all.compactMap { fault in
            fault.place.map { Mistake(at: $0, fault.code.rawValue, "\(fault.element): \(fault.rule)") }
        }
        return placed.count == all.count ? placed : nil
    }
}
