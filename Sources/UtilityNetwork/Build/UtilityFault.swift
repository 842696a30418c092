import Vocabulary

/// Why a draft is not a network: the element, and the rule that it breaks.
public struct UtilityFault: Error, Hashable, Sendable, CustomStringConvertible {
    public enum Code: String, Sendable {
        case invalidSchema = "invalid_schema"
        case unknownAssetType = "unknown_asset_type"
        case invalidGeometry = "invalid_geometry"
        case invalidValue = "invalid_value"
        case duplicateGlobalID = "duplicate_global_id"
        case unknownTerminalPath = "unknown_terminal_path"
        case missingTerminal = "missing_terminal"
        case unknownTerminal = "unknown_terminal"
        case unknownElement = "unknown_element"
        case invalidAssociation = "invalid_association"
        case invalidController = "invalid_controller"
        case toleranceTooLarge = "tolerance_too_large"
        case tooLarge = "too_large"
    }

    public let code: Code
    /// What is at fault, such as `Gas Device 17`.
    public let element: String
    /// One sentence without a full stop: what is wrong, and what would be right.
    public let rule: String
    /// Where somebody wrote what is at fault, if that is known.
    public var place: FilePlace?

    public init(_ code: Code, _ element: String, _ rule: String) {
        self.code = code
        self.element = element
        self.rule = rule
    }

    public var description: String { (place.map { "\($0): error: " } ?? "") + "\(element): \(rule)" }
}

/// All faults of a draft, in the order of the draft.
public struct UtilityFaults: FaultList, Sendable {
    public let all: [UtilityFault]

    public init(_ all: [UtilityFault]) { self.all = all }
}

/// Something that a reader of a network should know, which does not keep it from being one.
public struct UtilityNote: Hashable, Sendable, CustomStringConvertible {
    public enum Code: String, Sendable {
        case disconnectedParts = "disconnected_parts"
        case stackedFeatures = "stacked_features"
        case noRule = "no_rule"
        case unconnected = "unconnected"
        case drawnLength = "drawn_length"
        case cutLength = "cut_length"
    }

    public let code: Code
    public let text: String

    init(_ code: Code, _ text: String) {
        self.code = code
        self.text = text
    }

    public var description: String { text }
}
