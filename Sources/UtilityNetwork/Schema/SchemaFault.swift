/// What is wrong with a schema, and with which part of it.
public struct SchemaFault: Hashable, Sendable {
    /// A part of a schema, by its name.
    public enum Part: Hashable, Sendable, CustomStringConvertible {
        case whole
        case domainNetwork(String)
        case tier(String)
        case category(String)
        case source(String)
        case assetGroup(String, source: String)
        case assetType(String, group: String, source: String)
        case attribute(String)
        case terminalConfiguration(String)
        case terminalPath(String, configuration: String)
        /// From 1.
        case rule(Int)
        case length
        case unit(String)

        public var description: String {
            switch self {
            case .whole: "the schema"
            case .domainNetwork(let name): "domain network \(name)"
            case .tier(let name): "tier \(name)"
            case .category(let name): "category \(name)"
            case .source(let name): "source \(name)"
            case .assetGroup(let name, let source): "asset group \(name) of \(source)"
            case .assetType(let name, _, let source): "asset type \(name) of \(source)"
            case .attribute(let name): "attribute \(name)"
            case .terminalConfiguration(let name): "terminal configuration \(name)"
            case .terminalPath(let name, let configuration): "path \(name) of terminal configuration \(configuration)"
            case .rule(let number): "rule \(number)"
            case .length: "the length of lines"
            case .unit(let name): "the unit of \(name)"
            }
        }
    }

    public let part: Part
    /// One sentence without a full stop.
    public let rule: String
}

extension UtilitySchema {
    /// What names refer to nothing or stand twice, and what terminal configurations and rules cannot be.
    public var faults: [SchemaFault] { SchemaCheck(self).faults }
}
