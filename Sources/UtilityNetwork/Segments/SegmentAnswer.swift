/// What isolates a segment or several together, and what is then without supply.
public struct SegmentAnswer: Sendable, Equatable {
    public let status: IsolationResult.Status
    /// What is to be closed, in the order of elements: of a device with several terminals the first in the zone, as a
    /// single trace names it.
    public let isolating: [UtilityElement]
    public let isolatedFeatureCount: Int
    public let isolatedCustomerCount: Int
    /// Thousandths of a unit of the source.
    public let isolatedLength: Int64
    /// What functions come to over the elements of the result; none where they are not asked for.
    public let functions: [TraceFunctionResult]

    /// The answer of a single trace.
    public init(_ result: IsolationResult) {
        self.init(
            status: result.status, isolating: result.isolating, isolatedFeatureCount: result.isolatedFeatureCount,
            isolatedCustomerCount: result.isolatedCustomerCount, isolatedLength: result.isolatedLength,
            functions: result.functions)
    }

    init(
        status: IsolationResult.Status, isolating: [UtilityElement], isolatedFeatureCount: Int,
        isolatedCustomerCount: Int, isolatedLength: Int64, functions: [TraceFunctionResult]
    ) {
        self.status = status
        self.isolating = isolating
        self.isolatedFeatureCount = isolatedFeatureCount
        self.isolatedCustomerCount = isolatedCustomerCount
        self.isolatedLength = isolatedLength
        self.functions = functions
    }
}
