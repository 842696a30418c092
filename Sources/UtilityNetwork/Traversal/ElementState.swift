/// What a plan says of a vertex, and what a trace marks on its copy of that.
struct VertexState: OptionSet, BitwiseCopyable, Sendable {
    var rawValue: UInt16

    /// Cannot be entered.
    static let blocked = VertexState(rawValue: 1)
    /// A filter barrier.
    static let filter = VertexState(rawValue: 2)
    /// Has a link at it that is blocked, a filter barrier, cut, or a way through the device of a controller.
    static let special = VertexState(rawValue: 4)
    /// A subnetwork controller that counts.
    static let controller = VertexState(rawValue: 8)
    /// A terminal of a device that is a filter barrier.
    static let filterTerminal = VertexState(rawValue: 16)
    /// Supplied before the isolation, and not found by the first flood.
    static let supplied = VertexState(rawValue: 32)
    /// Supplied after the isolation too.
    static let staysSupplied = VertexState(rawValue: 64)
    /// In the zone; together with `filter`, on its border.
    static let zone = VertexState(rawValue: 128)
    /// Visited in search of controllers.
    static let walked = VertexState(rawValue: 256)
}

/// What a plan says of a link, and what a trace marks on its copy of that.
struct LinkState: OptionSet, BitwiseCopyable, Sendable {
    var rawValue: UInt8

    static let blocked = LinkState(rawValue: 1)
    static let filter = LinkState(rawValue: 2)
    /// Cut: its parts stand for it.
    static let replaced = LinkState(rawValue: 4)
    static let zone = LinkState(rawValue: 8)
    /// A filter barrier on the zone's border.
    static let border = LinkState(rawValue: 16)
    /// A filter barrier that isolates.
    static let isolating = LinkState(rawValue: 32)
}

/// A fixed number of elements at a place that does not move.
final class StateArray<Element: BitwiseCopyable>: @unchecked Sendable {
    let values: UnsafeMutableBufferPointer<Element>

    init(repeating value: Element, count: Int) {
        values = .allocate(capacity: count)
        values.initialize(repeating: value)
    }

    deinit { values.deallocate() }
}
