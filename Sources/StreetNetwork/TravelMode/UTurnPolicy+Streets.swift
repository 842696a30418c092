import Vocabulary

extension UTurnPolicy {
    /// Whether the policy lets a vehicle turn back where `streets` streets meet.
    func allows(where streets: Int) -> Bool {
        switch self {
        case .allowed: true
        case .atDeadEnds: streets <= 1
        case .atIntersections: streets >= 3
        case .atDeadEndsAndIntersections: streets != 2
        case .notAllowed: false
        }
    }
}
