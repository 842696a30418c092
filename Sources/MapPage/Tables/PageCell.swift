/// A value of a table on the page.
enum PageCell: Hashable, Sendable {
    case null
    /// As it is written.
    case number(String)
    case text(String)
    case boolean(Bool)

    /// - Parameter json: as `CellList` has it.
    init(json: ArraySlice<UInt8>) {
        switch json.first {
        case UInt8(ascii: "n"): self = .null
        case UInt8(ascii: "t"): self = .boolean(true)
        case UInt8(ascii: "f"): self = .boolean(false)
        case UInt8(ascii: "\""):
            var cursor = JSONCursor(Array(json))
            self = .text((try? cursor.string()) ?? "")
        default: self = .number(String(decoding: json, as: UTF8.self))
        }
    }

    /// As it is written.
    var text: String {
        switch self {
        case .null: ""
        case .number(let text), .text(let text): text
        case .boolean(let value): "\(value)"
        }
    }
}
