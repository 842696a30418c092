/// The named things of a utility network: all but its features. They refer to each other by name.
public struct UtilitySchema: Sendable, Equatable {
    public var domainNetworks: [DomainNetwork] = []
    public var tiers: [Tier] = []
    public var sources: [NetworkSource] = []
    public var terminalConfigurations: [TerminalConfiguration] = []
    /// The names of the network categories.
    public var categories: [String] = []
    public var attributes: [NetworkAttribute] = []
    public var rules: [ConnectivityRule] = []
    /// The attribute that holds the lengths of lines, in the source's units. Nil: that of their geometry.
    public var lengthAttribute: String?
    /// Metres of a unit of the source's coordinates.
    public var metresPerUnit = 1.0
    /// Metres of a unit of the lengths of lines.
    public var metresPerLength = 1.0

    public init() {}

    public func source(_ name: String) -> Int? { index(of: name, among: sources.map(\.name)) }
    public func tier(_ name: String) -> Int? { index(of: name, among: tiers.map(\.name)) }
    public func domainNetwork(_ name: String) -> Int? { index(of: name, among: domainNetworks.map(\.name)) }
    public func category(_ name: String) -> Int? { index(of: name, among: categories) }
    public func attribute(_ name: String) -> Int? { index(of: name, among: attributes.map(\.name)) }
    public func terminalConfiguration(_ name: String) -> Int? {
        index(of: name, among: terminalConfigurations.map(\.name))
    }

    /// Names are compared as they are, and then without regard to case.
    private func index(of name: String, among names: [String]) -> Int? {
        if let exact = names.firstIndex(of: name) { return exact }
        let wanted = name.lowercased()
        return names.firstIndex { $0.lowercased() == wanted }
    }
}
