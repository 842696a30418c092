/// Reads the limits that signs post for the size and the weight of vehicles, as OpenStreetMap writes them.
public enum PostedLimit {
    /// A length: metres (`3.5`, `3.5 m`, `3,5`), centimetres (`350 cm`), feet and inches (`11'6"`, `11 ft`, `11ft 6in`).
    ///
    /// - Returns: whole millimetres; nil for words (`none`, `default`, `unsigned`), for 0 and for all that is no length.
    public static func millimetres(_ text: String) -> Int64? {
        guard let measures = measures(text), (1...2).contains(measures.count) else { return nil }
        // Only feet are followed by a second number, which counts inches.
        if measures.count == 2, lengths[measures[0].unit] != foot || lengths[measures[1].unit] != inch { return nil }
        return sum(measures, lengths).map { Int64($0.rounded()) }
    }

    /// A weight: tonnes (`7.5`, `7.5 t`), kilograms (`7500 kg`), short and long tons (`7.5 st`, `7.5 lt`), pounds
    /// (`16000 lbs`).
    ///
    /// - Returns: kilograms; nil for words (`none`, `default`, `unsigned`), for 0 and for all that is no weight.
    public static func kilograms(_ text: String) -> Double? {
        guard let measures = measures(text), measures.count == 1 else { return nil }
        return sum(measures, weights)
    }

    private static let foot = 304.8
    private static let inch = 25.4

    /// Unit to millimetres; a number without one is metres.
    private static let lengths: [String: Double] = [
        "": 1000, "m": 1000, "metres": 1000, "meters": 1000, "cm": 10, "mm": 1, "ft": foot, "feet": foot, "'": foot,
        "′": foot,
        "in": inch, "inches": inch, "\"": inch, "″": inch,
    ]

    /// Unit to kilograms; a number without one is tonnes.
    private static let weights: [String: Double] = [
        "": 1000, "t": 1000, "tonnes": 1000, "kg": 1, "st": 907.18474, "lt": 1016.0469088, "lb": 0.45359237,
        "lbs": 0.45359237,
    ]

    private static func sum(_ measures: [Measure], _ units: [String: Double]) -> Double? {
        var sum = 0.0
        for measure in measures {
            guard let unit = units[measure.unit] else { return nil }
            sum += measure.number * unit
        }
        return sum > 0 && sum < 1e12 ? sum : nil
    }

    /// A number, and what follows it up to the next one.
    private struct Measure {
        let number: Double
        let unit: String
    }

    /// Nil for text that is not numbers with units.
    private static func measures(_ text: String) -> [Measure]? {
        var measures: [Measure] = []
        let text = text.contains(",") ? withPoints(text) : text
        var rest = text[...].drop { $0 == " " }
        while !rest.isEmpty {
            let digits = rest.prefix { isDigit($0) || $0 == "." }
            guard let first = digits.first, isDigit(first), let number = Double(digits) else { return nil }
            let unit = rest.dropFirst(digits.count).prefix { !isDigit($0) }
            measures.append(
                Measure(number: number, unit: unit.split(separator: " ").joined(separator: " ").lowercased()))
            rest = rest.dropFirst(digits.count + unit.count)
        }
        return measures
    }

    /// The text with its decimal commas as points. A comma before three digits may part thousands, and stays.
    private static func withPoints(_ text: String) -> String {
        text.replacing(#/([0-9]),([0-9]{1,2})(?![0-9])/#) { "\($0.1).\($0.2)" }
    }

    private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }
}
