/// What may connect to what. A network without any rule lets everything connect.
public struct ConnectivityRule: Sendable, Equatable {
    public enum Kind: Int, Sendable {
        case junctionJunction, junctionEdge, edgeJunctionEdge, containment, attachment
    }

    /// A class of features, or one of its terminals.
    public struct End: Sendable, Hashable {
        public var source: String
        public var assetGroup: Int
        public var assetType: Int
        /// Nil: any.
        public var terminal: String?

        public init(_ source: String, _ assetGroup: Int, _ assetType: Int, terminal: String? = nil) {
            self.source = source
            self.assetGroup = assetGroup
            self.assetType = assetType
            self.terminal = terminal
        }
    }

    public var kind: Kind
    public var from: End
    /// The junction of an edge-junction-edge rule. Nil: the lines meet without a junction feature.
    public var via: End?
    public var to: End

    public init(_ kind: Kind, from: End, via: End? = nil, to: End) {
        self.kind = kind
        self.from = from
        self.via = via
        self.to = to
    }
}
