extension Length {
    /// Why a text is no length, in one sentence.
    public struct Fault: Error, Equatable, CustomStringConvertible {
        public let description: String
    }

    /// Reads a length as a command line holds it: `5 m`, or a bare number of metres.
    ///
    /// - Throws: `Fault` for anything else, for less than nothing, and for more than `greatest`.
    public init(text: String) throws(Fault) {
        let value: Double
        do throws(QuantityText.Fault) {
            value = try QuantityText(text, in: .length, bareUnit: Dimension.length.bareUnit).value
        } catch {
            throw Fault(description: error.message(of: text, in: .length) + "; " + Dimension.length.help)
        }
        let quoted = SafeText.quoted(text)
        guard value >= 0 else { throw Fault(description: "\(quoted) is less than zero") }
        guard value <= Self.greatest else { throw Fault(description: "\(quoted) is too large") }
        self.init(millimetres: Int64(value.rounded()))
    }
}
