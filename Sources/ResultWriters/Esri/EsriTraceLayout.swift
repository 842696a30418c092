/// How the rows of the tables `elements` and `trace_results` become answers of Esri's REST operation "Trace".
public struct EsriTraceLayout: Sendable {
    /// An asset type by the names of its source, asset group and asset type.
    public struct ClassName: Hashable, Sendable {
        public let source: String
        public let group: String
        public let type: String

        public init(source: String, group: String, type: String) {
            (self.source, self.group, self.type) = (source, group, type)
        }
    }

    /// The numbers of an asset type.
    public struct ClassCodes: Sendable {
        /// Nil where the model gives its sources no ids.
        public let source: Int?
        public let group: Int
        public let type: Int
        /// The numbers of the terminals of devices with several, by name.
        public let terminals: [String: Int]

        public init(source: Int?, group: Int, type: Int, terminals: [String: Int]) {
            (self.source, self.group, self.type, self.terminals) = (source, group, type, terminals)
        }
    }

    public var classes: [ClassName: ClassCodes]
    /// A function, and the column of `trace_results` that holds what it comes to.
    public typealias Function = (type: String, attribute: String, column: String)

    public var functions: [Function]
    /// Whether the last column of both tables is the group of starts.
    public var isGrouped: Bool

    public init(classes: [ClassName: ClassCodes], functions: [Function], isGrouped: Bool) {
        (self.classes, self.functions, self.isGrouped) = (classes, functions, isGrouped)
    }
}
