import FeatureSources

/// What a field of numbers says.
enum MeasuredValue: Equatable {
    /// Null or blank.
    case missing
    /// 0 or more, in the unit that is asked for.
    case number(Double)
    /// Below 0, too large, or no number.
    case unusable

    /// - Parameters:
    ///   - unit: what one unit of the field is in the unit that is asked for.
    ///   - greatest: what is usable, in that unit.
    init(_ value: FieldValue, unit: Double, atMost greatest: Double) {
        if value.isNull || ComparedValue(value) == .blank {
            self = .missing
        } else if let number = value.number, number >= 0, 0...greatest ~= number * unit {
            self = .number(number * unit)
        } else {
            self = .unusable
        }
    }
}
