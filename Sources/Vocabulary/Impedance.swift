/// The cost that a search makes as small as possible.
public enum Impedance: String, Sendable, CaseIterable {
    /// Milliseconds.
    case time
    /// Millimetres.
    case length
}
