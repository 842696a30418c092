/// The traces that there are.
public enum TraceKind: String, Sendable, CaseIterable {
    case connected, isolation
}
