import TestSupport
import Testing

@testable import UtilityNetwork

@Suite("The order of what a trace finds")
struct TraceElementOrderTests {
    @Test("is that of the network, be elements few or many, of many features or of one", arguments: [1, 40, 5000])
    func order(featureCount: Int) {
        var random = SplitMix64(seed: UInt64(featureCount))
        for count in [0, 1, 2, 3000] {
            let elements = (0..<count).map { _ in
                let feature = Int.random(in: 0..<featureCount, using: &random)
                let from = Double(Int.random(in: 0...50, using: &random))
                let isLine = Bool.random(using: &random)
                let element =
                    isLine
                    ? UtilityElement(feature: feature, from: from / 64, to: (from + 1) / 64)
                    : UtilityElement(feature: feature, terminal: Int(from))
                return TraceElement(element, [.path, .start][Int.random(in: 0...1, using: &random)])
            }
            // Of equal ones the first comes first.
            let expected = elements.enumerated().sorted {
                $0.element.element == $1.element.element
                    ? $0.offset < $1.offset : $0.element.element < $1.element.element
            }
            #expect(TraceElement.inOrder(elements, featureCount: featureCount) == expected.map(\.element))
        }
    }
}
