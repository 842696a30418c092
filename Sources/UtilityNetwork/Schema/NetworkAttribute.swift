/// A value of features that traces can test and add up.
public struct NetworkAttribute: Sendable, Equatable {
    public enum DataType: Int, Sendable {
        case short, long, double
    }

    public struct DomainValue: Sendable, Equatable {
        public var code: Double
        public var description: String

        public init(code: Double, description: String) {
            self.code = code
            self.description = description
        }
    }

    public var name: String
    public var dataType: DataType
    /// The names of the sources whose features have it. Others have no value.
    public var sources: [String]
    /// Its coded domain; empty where there is none.
    public var domain: [DomainValue]
    public var isInline: Bool
    public var isBitSet: Bool
    /// Whether a line's value is split among its pieces by length.
    public var isApportionable: Bool
    public var isNullable: Bool

    public init(
        name: String, dataType: DataType, sources: [String], domain: [DomainValue] = [], isInline: Bool = false,
        isBitSet: Bool = false, isApportionable: Bool = false, isNullable: Bool = true
    ) {
        self.name = name
        self.dataType = dataType
        self.sources = sources
        self.domain = domain
        self.isInline = isInline
        self.isBitSet = isBitSet
        self.isApportionable = isApportionable
        self.isNullable = isNullable
    }
}
