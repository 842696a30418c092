import JobSpec
import StreetNetwork
import Vocabulary

/// How travel begins or ends at a facility, resolved. What is wrong is reported, and left out.
struct FacilityTravel {
    /// Ascending, each once; nil for those of the job.
    let breaks: [Int64]?
    let cost: Int64
    let curbApproach: CurbApproach
    let bearing: Bearing?
    /// Said where breaks are put in order.
    let message: Message?

    /// - Parameter owner: what a message calls the facility, or the facilities.
    init(_ spec: FacilityTravelSpec, of owner: String, _ amounts: ImpedanceAmounts) {
        let given = spec.breaks.flatMap(amounts.breaks)
        breaks = given?.values
        cost = amounts.cost(spec.cost) ?? 0
        curbApproach = spec.curbApproach?.value ?? .either
        bearing = spec.bearing.map(Bearing.init)
        message = given.flatMap { $0.message(of: owner) }
    }
}

extension ImpedanceAmounts.Breaks {
    /// What is said where breaks were not given in ascending order, each once.
    func message(of owner: String) -> Message? {
        guard isReordered else { return nil }
        return Message(
            .information, "reordered_breaks",
            "the breaks of \(owner) are taken in ascending order, each once: \(texts.joined(separator: ", "))")
    }
}
