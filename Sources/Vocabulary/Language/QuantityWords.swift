/// Lengths and times as people of a language write them.
public struct QuantityWords: Sendable, Equatable {
    /// The systems of units of lengths.
    public enum Units: String, Sendable, CaseIterable {
        case metric, imperial
    }

    /// A unit of length or a form of times.
    public enum Form: String, Sendable, CaseIterable {
        case metres, kilometres, feet, miles, seconds, minutes, hours

        /// Without what it says nothing.
        public var needed: Placeholder {
            switch self {
            case .metres, .kilometres, .feet, .miles: .number
            case .seconds: .seconds
            case .minutes: .minutes
            case .hours: .hours
            }
        }

        /// What it has room for.
        public var placeholders: Set<Placeholder> {
            switch self {
            case .metres, .kilometres, .feet, .miles: [.number]
            case .seconds: [.seconds]
            case .minutes: [.minutes, .seconds]
            case .hours: [.hours, .minutes]
            }
        }
    }

    /// What stands between a whole number and its decimals.
    public let decimalSign: String
    private let forms: [Form: Sentence]

    public init(decimalSign: String, forms: [Form: Sentence]) {
        self.decimalSign = decimalSign
        self.forms = forms
    }

    /// `8 m`, `45 m`, `350 m`, `1.2 km`, `120 km`; or `40 ft`, `0.7 mi`, `75 mi`. The shorter, the finer: below 10 to the
    /// metre or foot, below 100 to 5 metres or 10 feet, below 1000 to 10 metres or 50 feet, then to a tenth of the larger
    /// unit. Halves are rounded up.
    public func length(millimetres: Int64, _ units: Units) -> String {
        let magnitude = min(millimetres.magnitude, 1_000_000_000_000_000)
        let text =
            switch units {
            case .metric: metric(magnitude)
            case .imperial: imperial(magnitude)
            }
        return signed(text, millimetres)
    }

    /// `45 s`, `3 min 20 s`, `1 h 05 min`, rounded half up.
    public func time(milliseconds: Int64) -> String {
        let seconds = (min(milliseconds.magnitude, 1_000_000_000_000_000) + 500) / 1000
        let minutes = (seconds + 30) / 60
        let text =
            switch seconds {
            case ..<60: text(.seconds, [.seconds: "\(seconds)"])
            case ..<3600: text(.minutes, [.minutes: "\(seconds / 60)", .seconds: Self.padded(seconds % 60)])
            default: text(.hours, [.hours: "\(minutes / 60)", .minutes: Self.padded(minutes % 60)])
            }
        return signed(text, milliseconds)
    }

    private func metric(_ millimetres: UInt64) -> String {
        let metres = Self.rounded(millimetres, unit: 1000, fine: 5, coarse: 10)
        return metres < 1000
            ? text(.metres, [.number: "\(metres)"]) : tenths(Self.divided(millimetres, by: 100_000), .kilometres)
    }

    /// A foot is 304.8 mm, and a mile 1,609,344 mm.
    private func imperial(_ millimetres: UInt64) -> String {
        let feet = Self.rounded(millimetres * 10, unit: 3048, fine: 10, coarse: 50)
        return feet < 1000
            ? text(.feet, [.number: "\(feet)"]) : tenths(Self.divided(millimetres * 10, by: 1_609_344), .miles)
    }

    /// How many units, rounded to one of them, to a few or to more, the coarser the more there are.
    private static func rounded(_ amount: UInt64, unit: UInt64, fine: UInt64, coarse: UInt64) -> UInt64 {
        let count = divided(amount, by: unit)
        if count < 10 { return count }
        let step = count < 100 ? fine : coarse
        return divided(amount, by: unit * step) * step
    }

    /// A count of tenths with its decimal, or from 100 on without.
    private func tenths(_ count: UInt64, _ form: Form) -> String {
        let number = count < 1000 ? "\(count / 10)\(decimalSign)\(count % 10)" : "\((count + 5) / 10)"
        return text(form, [.number: number])
    }

    private static func divided(_ number: UInt64, by divisor: UInt64) -> UInt64 { (number + divisor / 2) / divisor }

    private func text(_ form: Form, _ values: [Placeholder: String]) -> String {
        forms[form]?.filled(with: values) ?? form.rawValue
    }

    private static func padded(_ number: UInt64) -> String { number < 10 ? "0\(number)" : "\(number)" }

    private func signed(_ text: String, _ value: Int64) -> String { value < 0 ? "-" + text : text }
}
