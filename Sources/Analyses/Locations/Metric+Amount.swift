import StreetNetwork

extension Metric {
    /// What so many of its steps are in the base of its impedance: milliseconds, millimetres, or millionths of the unit that a user gave a
    /// cost; the greatest number where that is more.
    func amount(of steps: Int64) -> Int64 {
        let (amount, isBeyond) = steps.multipliedReportingOverflow(by: step)
        return isBeyond ? .max : amount
    }
}
