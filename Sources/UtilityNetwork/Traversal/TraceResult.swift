import Vocabulary

/// What an element is to a trace.
public enum TraceRole: String, Sendable, CaseIterable {
    case start
    /// To be closed.
    case isolating
    /// Between the start and the filter barriers round it.
    case zone
    /// Of an isolation: beyond the zone, and without supply when the zone is. Else where the flow of the start goes.
    case downstream
    /// Where the flow of the start comes from.
    case upstream
    /// In the subnetwork of the start.
    case subnetwork
    /// A subnetwork controller.
    case controller
    /// On a cycle.
    case loop
    /// On the shortest path.
    case path
    /// Added by associations: what contains, what is contained, what carries.
    case container, content, structure
    /// Reached by a connected trace.
    case connected
}

public struct TraceElement: Sendable, Hashable {
    public let element: UtilityElement
    public let role: TraceRole

    public init(_ element: UtilityElement, _ role: TraceRole) {
        self.element = element
        self.role = role
    }
}

/// A feature at the zone, or in it, that does not isolate.
public struct RejectedCandidate: Sendable, Hashable {
    public enum Reason: String, Sendable, CaseIterable {
        /// No supply comes through it.
        case deadEnd = "dead_end"
        /// Supply comes through it, and from within the zone, too: to close it is of no use.
        case supplyInZone = "supply_in_zone"
        /// It blocks as it is.
        case alreadyClosed = "already_closed"
        /// The filter takes it, and it cannot be operated; the zone goes on beyond it.
        case notOperable = "not_operable"
        /// A device of an asset group that the filter takes others of, and not it.
        case notFilter = "not_filter"
    }

    public let element: UtilityElement
    public let reason: Reason

    public init(_ element: UtilityElement, _ reason: Reason) {
        self.element = element
        self.reason = reason
    }
}

/// What an isolation trace found.
public struct IsolationResult: Sendable {
    public enum Status: String, Sendable {
        case isolable
        /// The zone holds a controller.
        case notIsolable = "not_isolable"
        /// No supply comes to the zone: nothing needs to be closed.
        case notSupplied = "not_supplied"
    }

    public let status: Status
    /// In the order of elements: what isolates, and with `include_isolated_features` what is isolated.
    public let elements: [TraceElement]
    public let rejected: [RejectedCandidate]
    /// Where the zone cannot be isolated: a shortest way from a controller in it to a start, both included. Else empty.
    public let supplyPath: [UtilityElement]
    /// What loses its supply, whether it is returned or not: features, and customers among them.
    public let isolatedFeatureCount: Int
    public let isolatedCustomerCount: Int
    /// Thousandths of a unit of the source.
    public let isolatedLength: Int64
    public let functions: [TraceFunctionResult]
    public let messages: [Message]

    /// The elements to be closed, in order.
    public var isolating: [UtilityElement] { elements.filter { $0.role == .isolating }.map(\.element) }
}

extension Message {
    static let noLoops = Message(.warning, "no_loops", "No loops were discovered")
    static let noPath = Message(.warning, "no_path", "No path was discovered")

    static func fewerThanWanted(found: Int, wanted: Int) -> Message {
        Message(.warning, "fewer_than_wanted", "\(found) nearest features were found where \(wanted) are wanted")
    }

    static let noIsolatingFeature = Message(.warning, "no_isolating_feature", "No isolating feature was discovered")
    static let startsIgnored = Message(
        .warning, "starts_ignored",
        "Some starting points were ignored because no valid subnetwork controllers were found")
    static let startIsBarrier = Message(
        .warning, "starts_ignored", "Some starting points were ignored because they are barriers")
    static let severalSubnetworks = Message(
        .warning, "several_subnetworks", "Multiple subnetwork controllers with different subnetwork names found")
    static let severalSubstitutes = Message(
        .warning, "several_substitutes", "Substitution(s) map to multiple values")

    static func linesSubstitute(_ count: Int) -> Message {
        Message(
            .warning, "lines_substitute",
            "\(count) \(count == 1 ? "line has" : "lines have") a value of the substitution attribute, which has a part at "
                + "junctions and devices alone")
    }

    static let severalTiers = Message(
        .warning, "several_tiers", "Multiple subnetwork controllers from different tiers found")
}
