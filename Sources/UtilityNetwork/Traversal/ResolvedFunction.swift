/// What a function came to.
public struct TraceFunctionResult: Sendable, Equatable {
    public let function: TraceFunction
    /// Nil where no element had a value; counts and sums are then 0.
    public let value: Double?
}

/// A function with the network's attribute for a name.
struct ResolvedFunction: Sendable {
    let function: TraceFunction
    private let attribute: TraceAttribute
    private let condition: ResolvedCondition?
    private let isApportionable: Bool

    init(_ function: TraceFunction, _ resolver: ConditionResolver) throws(TraceFailure) {
        self.function = function
        attribute = try resolver.attribute(function.attribute)
        condition = try function.condition.map { condition throws(TraceFailure) in try resolver.resolve(condition) }
        isApportionable = attribute.isApportionable(in: resolver.network)
    }

    /// The value of one element, of an apportionable one its share; nil where it takes no part.
    func value(of element: UtilityElement, in network: UtilityNetwork) -> Double? {
        guard condition?.holds(element.feature, in: network) ?? true,
            let value = attribute.value(of: element.feature, in: network)
        else { return nil }
        return isApportionable && element.terminal == nil ? value * (element.positionTo - element.positionFrom) : value
    }

    /// Over elements in the order of a result. A feature counts once, however many of its elements there are; of an
    /// apportionable value a line's stretches take their shares.
    func value(over elements: [UtilityElement], in network: UtilityNetwork) -> TraceFunctionResult {
        var sum = FunctionSum(function.kind)
        var last: Int?
        var whole: Double?
        for element in elements {
            let isRepeated = last == element.feature
            if isRepeated, !isApportionable || element.terminal != nil { continue }
            let value = value(of: element, in: network)
            if isRepeated {
                whole = value.map { $0 + (whole ?? 0) }
            } else {
                if let whole { sum.add(whole) }
                (last, whole) = (element.feature, value)
            }
        }
        if let whole { sum.add(whole) }
        return TraceFunctionResult(function: function, value: sum.value)
    }
}
