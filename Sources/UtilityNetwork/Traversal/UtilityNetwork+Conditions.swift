extension UtilityNetwork {
    /// Those of some features for which a condition holds, in the same order.
    ///
    /// - Throws: `TraceFailure`, with the names that exist.
    public func features(
        _ features: some Sequence<Int>, where condition: TraceCondition
    ) throws(TraceFailure) -> [Int] {
        let resolved = try ConditionResolver(network: self).resolve(condition)
        return features.filter { resolved.holds($0, in: self) }
    }

    /// Whether all names of a condition are known.
    ///
    /// - Throws: `TraceFailure`, with the names that exist.
    public func check(_ condition: TraceCondition) throws(TraceFailure) {
        _ = try ConditionResolver(network: self).resolve(condition)
    }

    /// Whether the name of an attribute is known.
    ///
    /// - Throws: `TraceFailure`, with the names that exist.
    public func check(attribute name: String) throws(TraceFailure) {
        _ = try ConditionResolver(network: self).attribute(name)
    }

    /// The network categories of a feature's asset type.
    public func categories(of feature: Int) -> [String] { assetClass(feature).type.categories }
}
