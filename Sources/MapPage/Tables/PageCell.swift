/// A value of a table on the page.
enum PageCell: Hashable, Sendable {
    case null
    /// As it is written.
    case number(String)
    case text(String)
    case boolean(Bool)
}
