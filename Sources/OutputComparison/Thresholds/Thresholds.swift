/// How much may change before a comparison fails.
public struct Thresholds: Sendable {
    public let all: [Threshold]

    public init(_ all: [Threshold] = []) { self.all = all }

    public var isEmpty: Bool { all.isEmpty }

    /// The first threshold that an amount goes beyond; nil where there is none.
    ///
    /// - Parameter old: what a change is a share of; nil for nothing.
    func exceeded(by change: Double?, of old: Double?, called name: String) -> Threshold? {
        guard let change else { return nil }
        return all.first { $0.names(name, of: old) && !$0.allows(change, of: old ?? 0) }
    }

    /// Whether an amount is named by a threshold and goes beyond none.
    func allows(_ change: Double?, of old: Double?, called name: String) -> Bool {
        change != nil && all.contains { $0.names(name, of: old) } && exceeded(by: change, of: old, called: name) == nil
    }
}
