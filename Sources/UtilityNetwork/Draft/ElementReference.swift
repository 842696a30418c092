/// How somebody names an element: a feature, and where on it.
public struct ElementReference: Sendable, Hashable {
    /// Nil: the one source that has this id.
    public var source: String?
    /// Case, and blanks and braces round it do not matter.
    public var globalID: String
    /// The name or id of a terminal; needed on devices with several.
    public var terminal: String?
    /// 0...1 in the digitised direction of a line. Nil: all of it.
    public var fraction: Double?

    public init(source: String? = nil, globalID: String, terminal: String? = nil, fraction: Double? = nil) {
        self.source = source
        self.globalID = globalID
        self.terminal = terminal
        self.fraction = fraction
    }
}

extension ElementReference {
    /// Whether it names no terminal, or the one of what has no others.
    var isAtSingleTerminal: Bool {
        terminal.map { $0.lowercased() == TerminalConfiguration.single.lowercased() } ?? true
    }
}

extension ElementReference: CustomStringConvertible {
    /// Such as `Gas Device 17`.
    var feature: String { [source, globalID].compactMap { $0 }.joined(separator: " ") }

    /// Such as `Gas Device 17, terminal High`.
    public var description: String {
        feature + (terminal.map { ", terminal \($0)" } ?? "") + (fraction.map { " at \($0)" } ?? "")
    }
}
