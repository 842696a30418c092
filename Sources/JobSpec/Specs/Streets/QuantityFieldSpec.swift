/// A field that holds quantities, and their unit.
public struct QuantityFieldSpec<Unit: Sendable>: Sendable {
    public let field: Marked<String>
    public let unit: Unit
}

/// The units of fields that hold speeds.
public enum SpeedUnit: String, Sendable, CaseIterable {
    case kilometresPerHour = "km/h"
    case milesPerHour = "mph"
    case metresPerSecond = "m/s"
}

/// The units of fields that hold times.
public enum TimeUnit: String, Sendable, CaseIterable {
    case seconds = "s"
    case minutes = "min"
    case hours = "h"
}

public typealias SpeedFieldSpec = QuantityFieldSpec<SpeedUnit>
public typealias TimeFieldSpec = QuantityFieldSpec<TimeUnit>

extension QuantityFieldSpec where Unit: CaseIterable & RawRepresentable, Unit.RawValue == String {
    /// A field by its name, in a unit that stands for itself, or a mapping with a unit.
    fileprivate static func shape(_ expected: String, bareUnit: Unit) -> Shape<QuantityFieldSpec> {
        .either(
            Shape<Marked<String>>.marked(.fieldName), { QuantityFieldSpec(field: $0, unit: bareUnit) },
            when: { $0.pairs == nil }, or: record(expected, bareUnit), { $0 })
    }

    private static func record(_ expected: String, _ bareUnit: Unit) -> Shape<QuantityFieldSpec> {
        .record(expected, "A field and the unit of its numbers.") { fields in
            let field = fields.required("field", .marked(.fieldName), "The name of the field.")
            let unit = fields.optional("unit", .choice(), default: bareUnit, "The unit of its numbers.")
            return { record in QuantityFieldSpec(field: record[field], unit: record[unit]) }
        }
    }
}

extension Shape where Value == SpeedFieldSpec {
    /// A field of speeds; kilometres an hour where no unit is said.
    static var speedField: Shape { SpeedFieldSpec.shape("a field of speeds", bareUnit: .kilometresPerHour) }
}

extension Shape where Value == TimeFieldSpec {
    /// A field of times; minutes where no unit is said.
    static var timeField: Shape { TimeFieldSpec.shape("a field of times", bareUnit: .minutes) }
}

extension SpeedUnit {
    /// What one of it is in km/h.
    public var kilometresPerHour: Double {
        switch self {
        case .kilometresPerHour: 1
        case .milesPerHour: 1.609344
        case .metresPerSecond: 3.6
        }
    }
}

extension TimeUnit {
    public var milliseconds: Double {
        switch self {
        case .seconds: 1000
        case .minutes: 60_000
        case .hours: 3_600_000
        }
    }
}
