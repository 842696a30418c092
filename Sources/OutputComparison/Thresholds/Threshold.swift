import Vocabulary

/// How much something may change before it counts: `area_m2=1%`, `customers=2`.
public struct Threshold: Sendable, Equatable, CustomStringConvertible {
    /// Why a text is no threshold, in a sentence.
    public struct Fault: Error, Equatable, CustomStringConvertible {
        public let description: String
    }

    public let description: String
    /// The column, or a pattern for several.
    let pattern: String
    private let limit: Double
    private let isShare: Bool

    /// - Throws: `Fault`.
    public init(_ text: String) throws(Fault) {
        guard let sign = text.lastIndex(of: "="), sign > text.startIndex else { throw Self.fault(text) }
        let amount = text[text.index(after: sign)...]
        let isShare = amount.hasSuffix("%")
        guard case .number(let written) = Cell(csv: String(isShare ? amount.dropLast() : amount)),
            let limit = Double(written), limit.isFinite, limit >= 0
        else { throw Self.fault(text) }
        if isShare, text[..<sign] == "moved" {
            throw Fault(
                description: "'\(text)' is no threshold: what moved is no share of anything; write 'moved=5', in metres"
            )
        }
        (description, pattern, self.limit, self.isShare) = (text, String(text[..<sign]), limit, isShare)
    }

    func names(_ column: String) -> Bool { NamePattern(pattern).matches(column) }

    /// Whether it is about an amount: one that has nothing to be a share of is named by amounts alone.
    func names(_ column: String, of old: Double?) -> Bool { names(column) && !(isShare && old == nil) }

    /// Whether a change, in either direction, is not more than this.
    func allows(_ change: Double, of old: Double) -> Bool {
        let greatest = isShare ? abs(old) * limit / 100 : limit
        // What is written with decimals is not exact in binary.
        return abs(change) <= greatest + 1e-9 * max(abs(old), abs(change), greatest)
    }

    private static func fault(_ text: String) -> Fault {
        Fault(
            description: "'\(text)' is no threshold: write COLUMN=AMOUNT or COLUMN=PERCENT%, such as 'area_m2=1%'")
    }
}
