/// One cell of a result row. Exact: the writers decide how many decimals are shown, by kind.
public enum Value: Sendable, Equatable {
    case null
    case text(String)
    case integer(Int64)
    case boolean(Bool)
    /// A time in milliseconds, written as minutes with 6 decimals.
    case duration(milliseconds: Int64)
    /// A length in millimetres, written as metres with 3 decimals.
    case length(millimetres: Int64)
    /// An amount of a cost that users defined, in millionths of its unit, written with 6 decimals.
    case millionths(Int64)
    /// A longitude or latitude in 1e-7 degree, written in degrees with 7 decimals.
    case angle(Int32)
    /// A number written with a fixed count of decimals.
    case decimal(Double, decimals: Int)
    /// A number as a source has it, written in the fewest digits that give it back.
    case real(Double)

    /// A text, or null where there is none.
    public static func optional(_ text: String?) -> Value { text.map(Value.text) ?? .null }
}
