import Vocabulary

/// Amounts as people read them.
enum Amounts {
    /// `90 s`, `5 min`, `1.5 h`, `20 ms`.
    static func time(_ seconds: Double) -> String {
        if seconds < 1 { return "\(number(seconds * 1000)) ms" }
        for (unit, size) in [("h", 3600.0), ("min", 60)]
        where seconds >= size && seconds.remainder(dividingBy: size / 2) == 0 {
            return "\(number(seconds / size)) \(unit)"
        }
        return "\(number(seconds)) s"
    }

    /// `1.5 GB`, `300 MB`.
    static func memory(_ bytes: Int) -> String {
        let megabytes = Double(bytes) / 1e6
        return megabytes >= 1000 ? "\(number(megabytes / 1000)) GB" : "\(number(megabytes)) MB"
    }

    /// Seconds with three decimals.
    static func milliseconds(_ seconds: Double) -> String {
        let milliseconds = Int64((seconds * 1000).rounded())
        let digits = String(milliseconds % 1000)
        return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
    }

    private static func number(_ value: Double) -> String {
        let tenths = (value * 10).rounded() / 10
        return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
    }
}

extension JSONValue {
    /// Seconds with three decimals.
    static func seconds(_ seconds: Double) -> JSONValue { .number(Amounts.milliseconds(seconds)) }
}
