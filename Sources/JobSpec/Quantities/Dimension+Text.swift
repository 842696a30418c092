/// Why a text that stands alone is no quantity, in one sentence.
public struct QuantityFault: Error, Equatable, CustomStringConvertible {
    public let description: String
}

extension Dimension {
    /// Reads a quantity from a text that stands alone, such as an option of a command line or a field of a table: `5 m`, or a bare
    /// number.
    ///
    /// - Parameter greatest: more is a fault, as less than nothing is.
    /// - Returns: in the dimension's base, rounded.
    func amount(in text: String, atMost greatest: Double) throws(QuantityFault) -> Int64 {
        let value: Double
        do throws(QuantityText.Fault) {
            value = try QuantityText(text, in: self, bareUnit: bareUnit).value
        } catch {
            throw QuantityFault(description: error.message(of: text, in: self) + "; " + help)
        }
        let quoted = SafeText.quoted(text)
        guard value >= 0 else { throw QuantityFault(description: "\(quoted) is less than zero") }
        guard value <= greatest else { throw QuantityFault(description: "\(quoted) is too large") }
        return Int64(value.rounded())
    }
}
