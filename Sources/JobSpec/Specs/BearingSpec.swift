import Vocabulary

/// The direction in which a vehicle moves.
public struct BearingSpec: Sendable {
    /// Clockwise from north, from 0 to less than 360.
    public let degrees: Double
    /// The range of degrees that streets may have, half of it to each side: more than 0 and less than 180.
    public let tolerance: Double
    public let mark: Mark

    public static let defaultTolerance = 30.0

    /// A number of degrees, or a mapping with a tolerance.
    static let shape = Shape<BearingSpec>.either(
        .marked(number).noted,
        { BearingSpec(degrees: $0.value, tolerance: defaultTolerance, mark: $0.mark) }, when: { $0.pairs == nil },
        or: record, { $0 })

    private static let number = Shape<Double>.number(in: NumberRange(lower: .including(0), upper: .excluding(360)))

    private static let record = Shape<BearingSpec>.record("a bearing", "The direction in which a vehicle moves.") {
        fields in
        let degrees = fields.required("degrees", number, "Degrees clockwise from north, from 0 to less than 360.")
        let tolerance = fields.optional(
            "tolerance", .number(in: NumberRange(lower: .excluding(0), upper: .excluding(180))),
            default: defaultTolerance,
            "The range of degrees that a street may have, half of it to each side; both ways along the street count.")
        return { record in
            BearingSpec(degrees: record[degrees], tolerance: record[tolerance], mark: record.mark)
        }
    }
}
