import Vocabulary

/// A list of breaks as a feature's field holds it: numbers parted by blanks, commas or semicolons, each with or without a
/// unit, such as `3, 8; 15 min` or `500 m 1 km`.
public enum BreakList {
    /// A part of a list that is no break.
    public struct Fault: Error, Equatable, CustomStringConvertible {
        /// Counted from 1.
        public let part: Int
        /// What is wrong with it, in one sentence.
        public let message: String
        /// What would be right.
        public let help: String

        public var description: String { "part \(part) of the list of breaks: \(message)" }
    }

    /// Reads breaks, in any order. A number and the unit behind it belong together, with blanks between them or without; a
    /// number without a unit is in minutes, metres or the cost's own unit, whatever units others have.
    ///
    /// - Returns: the breaks in the order of the text, in milliseconds, millimetres or millionths; none for a text of
    ///   blanks.
    public static func parse(_ text: String, of impedance: Impedance) throws(Fault) -> [Int64] {
        let dimension = Dimension(of: impedance)
        var breaks: [Int64] = []
        for (index, part) in parts(of: text).enumerated() {
            switch value(of: part, dimension) {
            case .success(let value): breaks.append(value)
            case .failure(let reason): throw Fault(part: index + 1, message: reason.message, help: dimension.help)
            }
        }
        return breaks
    }

    /// As in a job file; other costs than time and length are counted in millionths.
    private static func greatest(in dimension: Dimension) -> Double {
        dimension.bareUnit?.isEmpty ?? false ? CostAmount.greatest * 1_000_000 : CostAmount.greatest
    }

    private struct Reason: Error {
        let message: String
    }

    private static func value(of part: String, _ dimension: Dimension) -> Result<Int64, Reason> {
        func fault(_ message: String) -> Result<Int64, Reason> { .failure(Reason(message: message)) }
        let quoted = SafeText.quoted(part)
        if part.isEmpty { return fault("there is no number before or behind a separator") }
        do throws(QuantityText.Fault) {
            let exact = try QuantityText(part, in: dimension, bareUnit: dimension.bareUnit).value
            guard exact <= greatest(in: dimension) else { return fault("\(quoted) is too large") }
            guard exact.rounded() > 0 else { return fault("\(quoted) is not more than zero") }
            return .success(Int64(exact.rounded()))
        } catch {
            return fault(error.message(of: part, in: dimension))
        }
    }

    /// The numbers of a text, each with the unit that stands behind it; empty where a separator parts nothing.
    private static func parts(of text: String) -> [String] {
        if text.allSatisfy(\.isWhitespace) { return [] }
        return text.split(omittingEmptySubsequences: false) { $0 == "," || $0 == ";" }.flatMap { stretch in
            let words = stretch.split(whereSeparator: \.isWhitespace)
            return words.isEmpty ? [""] : joined(words)
        }
    }

    private static func joined(_ words: [Substring]) -> [String] {
        var parts: [String] = []
        for word in words {
            let isUnit = word.first?.isLetter ?? false
            if isUnit, let number = parts.last, number.last?.isLetter == false {
                parts[parts.count - 1] = "\(number) \(word)"
            } else {
                parts.append(String(word))
            }
        }
        return parts
    }
}
