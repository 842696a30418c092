import FeatureSources

/// Brings the values of a column into a network's strings, in the order in which they are asked for.
struct StringNumbers {
    private let values: [FieldValue]
    /// Value to its string; 0 is none yet.
    private var number: [UInt32]

    init(_ values: DistinctValues) {
        self.values = values.values
        number = [UInt32](repeating: 0, count: values.values.count)
    }

    mutating func number(of value: UInt32, in strings: inout [String]) -> UInt32 {
        let place = Int(value)
        if place == 0 || number[place] != 0 { return number[place] }
        number[place] = UInt32(strings.count)
        strings.append(BlankText.trimmed(values[place].text ?? ""))
        return number[place]
    }
}
