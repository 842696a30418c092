/// One of several parts that a plan is run in, on as many machines perhaps.
public struct Shard: Sendable, Equatable, CustomStringConvertible {
    private static let mostShards = 100_000

    /// From 1 to `count`.
    public let number: Int
    /// How many parts there are.
    public let count: Int

    /// Nil where there can be no such part.
    public init?(number: Int, count: Int) {
        guard 1...Self.mostShards ~= count, 1...count ~= number else { return nil }
        self.number = number
        self.count = count
    }

    /// As the command line says it: `3/8`; nil for anything else.
    public init?(_ text: String) {
        let numbers = text.split(separator: "/", omittingEmptySubsequences: false)
        guard numbers.count == 2, let number = Int(numbers[0]), let count = Int(numbers[1]) else { return nil }
        self.init(number: number, count: count)
    }

    public var description: String { "shard \(number) of \(count)" }
}
