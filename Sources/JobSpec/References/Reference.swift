/// What stands in a text for a value from elsewhere, such as `${env:HOME}` or `${matrix:minutes}`.
struct Reference: Sendable, Hashable {
    /// Where the value comes from.
    enum Kind: String, CaseIterable {
        case environment = "env"
        case matrix
    }

    let kind: Kind
    let name: String

    /// As it is written.
    var text: String { "${\(kind.rawValue):\(name)}" }
}
