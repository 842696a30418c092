/// The cost that a search makes as small as possible.
public enum Impedance: String, Sendable, CaseIterable {
    /// Milliseconds.
    case time
    /// Millimetres.
    case length
}

/// The cost of an edge or a turn that may not be travelled.
let closed = UInt32.max
