/// A value of a field that is written.
public enum WrittenValue: Sendable, Hashable {
    case null
    case text(String)
    case integer(Int64)
    case real(Double)
}
