import JobSpec
import Vocabulary

/// Resolves amounts of a job's impedance. Mistakes go to diagnostics, at their place.
struct ImpedanceAmounts {
    /// Nil where the job names a cost that there is not: then nothing is resolved, and nothing more is said.
    let impedance: Impedance?
    let diagnostics: Diagnostics

    /// Breaks in ascending order, each once.
    struct Breaks {
        /// In milliseconds, millimetres or millionths.
        let values: [Int64]
        /// As a job file can say them.
        let texts: [String]
        /// Whether they were not given so.
        let isReordered: Bool
    }

    /// - Returns: nil after a mistake; zero where nothing is given.
    func cost(_ amount: Marked<CostAmount>?) -> Int64? { amount.map(resolved) ?? 0 }

    /// - Returns: nil after a mistake.
    func breaks(_ amounts: [Marked<CostAmount>]) -> Breaks? {
        let values = amounts.map(breakValue)
        guard !values.contains(nil) else { return nil }
        let written = zip(values.compactMap { $0 }, amounts).map { (value: $0, text: $1.value.description) }
        let order = Self.ascending(written.map(\.value))
        let texts = order.values.compactMap { value in written.first { $0.value == value }?.text }
        return Breaks(values: order.values, texts: texts, isReordered: order.isReordered)
    }

    /// The same breaks in ascending order, each once, and whether they were not so.
    static func ascending(_ breaks: [Int64]) -> (values: [Int64], isReordered: Bool) {
        let values = Set(breaks).sorted()
        return (values, values != breaks)
    }

    private func breakValue(_ amount: Marked<CostAmount>) -> Int64? {
        guard let value = resolved(amount) else { return nil }
        if value > 0 { return value }
        diagnostics.error(
            "out_of_range", at: amount.mark, "a break of \(amount.value) is too small",
            help: "the smallest is a millisecond, a millimetre, or a millionth of another cost's unit")
        return nil
    }

    private func resolved(_ amount: Marked<CostAmount>) -> Int64? {
        guard let impedance else { return nil }
        do throws(UnusableAmount) {
            return try amount.value.amount(of: impedance)
        } catch {
            diagnostics.error(error.code, at: amount.mark, "\(error)")
            return nil
        }
    }
}
