/// Lengths and times as people say them, rounded half up.
enum SpokenQuantity {
    /// `350 m`, `1.2 km`, `120 km`; or `400 ft`, `0.7 mi`, `75 mi`.
    static func length(millimetres: Int64, _ units: DirectionsLayout.Units) -> String {
        let magnitude = min(millimetres.magnitude, 1_000_000_000_000_000)
        let text =
            switch units {
            case .metric: metric(magnitude)
            case .imperial: imperial(magnitude)
            }
        return signed(text, millimetres)
    }

    /// `45 s`, `3 min 20 s`, `1 h 05 min`.
    static func time(milliseconds: Int64) -> String {
        let seconds = (min(milliseconds.magnitude, 1_000_000_000_000_000) + 500) / 1000
        let minutes = (seconds + 30) / 60
        let text =
            switch seconds {
            case ..<60: "\(seconds) s"
            case ..<3600: "\(seconds / 60) min \(padded(seconds % 60)) s"
            default: "\(minutes / 60) h \(padded(minutes % 60)) min"
            }
        return signed(text, milliseconds)
    }

    private static func metric(_ millimetres: UInt64) -> String {
        let metres = (millimetres + 500) / 1000
        return metres < 1000 ? "\(metres) m" : tenths((millimetres + 50_000) / 100_000, "km")
    }

    /// A foot is 304.8 mm, and a mile 1,609,344 mm.
    private static func imperial(_ millimetres: UInt64) -> String {
        let feet = (millimetres * 10 + 1524) / 3048
        return feet < 1000 ? "\(feet) ft" : tenths((millimetres * 10 + 804_672) / 1_609_344, "mi")
    }

    /// A count of tenths with its decimal, or from 100 on without.
    private static func tenths(_ count: UInt64, _ unit: String) -> String {
        count < 1000 ? "\(count / 10).\(count % 10) \(unit)" : "\((count + 5) / 10) \(unit)"
    }

    private static func padded(_ number: UInt64) -> String { number < 10 ? "0\(number)" : "\(number)" }

    private static func signed(_ text: String, _ value: Int64) -> String { value < 0 ? "-" + text : text }
}
