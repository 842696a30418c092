/// How much may change before a comparison fails.
public struct Thresholds: Sendable {
    public let all: [Threshold]

    public init(_ all: [Threshold] = []) { self.all = all }

    public var isEmpty: Bool { all.isEmpty }

    /// The first threshold that an amount goes beyond; nil where there is none.
    func exceeded(by change: Double?, of old: Double, called name: String) -> Threshold? {
        guard let change else { return nil }
        return all.first { $0.names(name) && !$0.allows(change, of: old) }
    }

    /// Whether an amount is named by a threshold and goes beyond none.
    func allows(_ change: Double?, of old: Double, called name: String) -> Bool {
        change != nil && all.contains { $0.names(name) } && exceeded(by: change, of: old, called: name) == nil
    }
}
