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
        var values: [Double] = []
        var last: Int?
        for element in elements {
            let isRepeated = last == element.feature
            last = element.feature
            let isShare = isApportionable && element.terminal == nil
            if isRepeated && !isShare { continue }
            guard condition?.holds(element.feature, in: network) ?? true,
                let value = attribute.value(of: element.feature, in: network)
            else { continue }
            let share = value * (isShare ? element.positionTo - element.positionFrom : 1)
            if isRepeated { values[values.count - 1] += share } else { values.append(share) }
        }
        return TraceFunctionResult(function: function, value: fold(values))
    }

    private func fold(_ values: [Double]) -> Double? {
        switch function.kind {
        case .add: values.reduce(0, +)
        case .count: Double(values.count)
        case .average: values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
        case .min: values.min()
        case .max: values.max()
        case .subtract: values.first.map { values.dropFirst().reduce($0, -) }
        }
    }
}
