/// What a YAML file may ask of us. Each limit is far beyond what people write.
enum YAMLLimits {
    /// Lists and mappings inside each other.
    static let depth = 100
    /// Nodes that all aliases of a file stand for.
    static let aliasedNodes = 100_000
    /// Nodes in a file, keys not counted: a file of the largest size that holds nothing but stops has fewer.
    static let nodes = 2_000_000
}
