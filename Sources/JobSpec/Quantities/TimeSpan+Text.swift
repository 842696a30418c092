extension TimeSpan {
    /// Why a text is no time, in one sentence.
    public struct Fault: Error, Equatable, CustomStringConvertible {
        public let description: String
    }

    /// Reads a time as a field of a table holds it: `5 min`, or a bare number of minutes.
    ///
    /// - Throws: `Fault` for anything else, for less than nothing, and for more than `greatest`.
    public init(text: String) throws(Fault) {
        let value: Double
        do throws(QuantityText.Fault) {
            value = try QuantityText(text, in: .time, bareUnit: Dimension.time.bareUnit).value
        } catch {
            throw Fault(description: error.message(of: text, in: .time))
        }
        let quoted = SafeText.quoted(text)
        guard value >= 0 else { throw Fault(description: "\(quoted) is less than zero") }
        guard value <= Self.greatest else { throw Fault(description: "\(quoted) is too large") }
        self.init(milliseconds: Int64(value.rounded()))
    }
}
