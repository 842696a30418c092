import Vocabulary

extension LocationStatus {
    /// Why a place with this status is left out.
    func reason(for name: String) -> String {
        switch self {
        case .notReached: "\(name) is not reached"
        case .notTraversable: "\(name) is closed off by a barrier"
        default: "\(name) is not located"
        }
    }
}
