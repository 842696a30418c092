/// Reads the `duration` of a ferry: `45` minutes, `1:30`, `01:30:00`, or ISO 8601 (`PT1H30M`).
enum TravelDuration {
    /// The duration in milliseconds; nil for text that is none, or none above zero.
    static func milliseconds(_ text: String) -> Int64? {
        let seconds = text.hasPrefix("P") ? isoSeconds(text) : clockSeconds(text)
        guard let seconds, seconds > 0, seconds < 366 * 86_400 else { return nil }
        return seconds * 1000
    }

    private static func clockSeconds(_ text: String) -> Int64? {
        let fields = text.split(separator: ":", omittingEmptySubsequences: false)
        let numbers = fields.compactMap { $0.count <= 4 ? Int64($0) : nil }
        guard numbers.count == fields.count, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
        switch numbers.count {
        case 1: return numbers[0] * 60
        case 2: return numbers[0] * 3600 + numbers[1] * 60
        case 3: return numbers[0] * 3600 + numbers[1] * 60 + numbers[2]
        default: return nil
        }
    }

    private static func isoSeconds(_ text: String) -> Int64? {
        var seconds: Int64 = 0
        var digits = ""
        var isTime = false
        for character in text.dropFirst() {
            if character == "T", digits.isEmpty, !isTime {
                isTime = true
            } else if character.isASCII, character.isNumber, digits.count < 6 {
                digits.append(character)
            } else if let unit = isoUnit(character, isTime: isTime), let count = Int64(digits) {
                seconds += count * unit
                digits = ""
            } else {
                return nil
            }
        }
        return digits.isEmpty ? seconds : nil
    }

    private static func isoUnit(_ letter: Character, isTime: Bool) -> Int64? {
        switch (letter, isTime) {
        case ("D", false): 86_400
        case ("H", true): 3600
        case ("M", true): 60
        case ("S", true): 1
        default: nil
        }
    }
}
