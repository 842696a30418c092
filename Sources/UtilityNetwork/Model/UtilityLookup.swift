import Vocabulary

/// A name that nothing has, with the names that exist.
public struct UnknownUtilityName: Error, Hashable, Sendable, CustomStringConvertible {
    /// Such as `category`.
    public let kind: String
    public let name: String
    public let known: [String]

    public init(kind: String, name: String, known: [String]) {
        self.kind = kind
        self.name = name
        self.known = known
    }

    public var description: String {
        let hint = Suggestion.nearest(to: name, among: known).map { "; did you mean \($0)?" } ?? ""
        let list = known.isEmpty ? "there is none" : "there are " + known.joined(separator: ", ")
        return "there is no \(kind) \(name)\(hint.isEmpty ? "; \(list)" : "\(hint) (\(list))")"
    }
}

/// Why a reference names no element.
public enum UtilityLookupFailure: Error, Hashable, Sendable, CustomStringConvertible {
    case unknownName(UnknownUtilityName)
    case noFeature(reference: String)
    /// The id is in several sources.
    case ambiguous(reference: String, sources: [String])
    /// The feature takes no part in flow, such as a structure.
    case notInNetwork(reference: String)
    case missingTerminal(reference: String, terminals: [String])
    case unknownTerminal(reference: String, terminals: [String])
    case fractionOutOfRange(reference: String)
    case fractionOfJunction(feature: String)
    case terminalOfLine(feature: String)

    /// What is said of an element.
    public enum Part: Sendable { case source, globalID, terminal, fraction }

    /// The part of the reference that is wrong.
    public var part: Part {
        switch self {
        case .unknownName: .source
        case .noFeature, .ambiguous, .notInNetwork, .missingTerminal: .globalID
        case .unknownTerminal, .terminalOfLine: .terminal
        case .fractionOutOfRange, .fractionOfJunction: .fraction
        }
    }

    public var description: String {
        switch self {
        case .unknownName(let name): name.description
        case .noFeature(let reference): "there is no feature \(reference)"
        case .ambiguous(let reference, let sources):
            "\(reference) is in several sources: \(sources.joined(separator: ", ")); name one"
        case .notInNetwork(let reference): "\(reference) takes no part in flow"
        case .missingTerminal(let reference, let terminals):
            "\(reference) has several terminals, so one must be given: \(terminals.joined(separator: ", "))"
        case .unknownTerminal(let reference, let terminals):
            "\(reference): there is no such terminal; there are \(terminals.joined(separator: ", "))"
        case .fractionOutOfRange(let reference): "\(reference): a fraction along a line is 0 to 1"
        case .fractionOfJunction(let feature): "\(feature) is no line, so it has no fraction along"
        case .terminalOfLine(let feature): "\(feature) is a line, so it has no terminal"
        }
    }
}
