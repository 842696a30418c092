import StreetNetwork
import Vocabulary

extension RunContext {
    /// Says which costs of users are not told to the millionth, since some streets are too dear for that.
    func noteCoarseCosts(of metrics: [Metric]) {
        for metric in metrics where metric.step > 1 {
            note(
                "coarse_cost",
                "the cost '\(metric.impedance.name)' is counted in steps of \(Self.written(millionths: metric.step)): "
                    + "the dearest streets cost too much to be added up more finely")
        }
    }

    /// A power of ten.
    private static func written(millionths: Int64) -> String {
        if millionths >= 1_000_000 { return String(millionths / 1_000_000) }
        return "0." + String(repeating: "0", count: 6 - String(millionths).count) + "1"
    }
}
