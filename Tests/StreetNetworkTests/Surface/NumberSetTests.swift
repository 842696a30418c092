import TestSupport
import Testing

@testable import StreetNetwork

@Suite struct NumberSetTests {
    @Test("A set of numbers holds what was put in, ascending, and after it was emptied nothing of that")
    func contents() {
        var generator = SplitMix64(seed: 1)
        for limit in [1, 63, 64, 65, 4_096, 4_097, 100_000] {
            let numbers = NumberSet(below: limit)
            for count in [0, 1, 40, 700] {
                let added = Set((0..<count).map { _ in Int.random(in: 0..<limit, using: &generator) })
                for number in added { numbers.insert(number) }
                var listed: [UInt32] = [7]
                numbers.list(into: &listed)
                #expect(listed == added.sorted().map(UInt32.init))
                #expect((0..<limit).allSatisfy { numbers.contains($0) == added.contains($0) })
                numbers.removeAll()
            }
        }
    }
}
