import Synchronization
import Testing

@testable import Preparation

/// Values that are made once, however many ask.
@Suite struct OnceMapTests {
    private final class Counter: Sendable {
        private let count = Mutex(0)

        var value: Int { count.withLock { $0 } }

        func add() { count.withLock { $0 += 1 } }
    }

    @Test func manyWhoAskAtOnceGetOneValue() async throws {
        let map = OnceMap<Int, Int>(keeping: .max)
        let made = Counter()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<200 {
                group.addTask {
                    let value = try map.value(for: number % 5) {
                        made.add()
                        return number % 5
                    }
                    #expect(value == number % 5)
                }
            }
            try await group.waitForAll()
        }
        #expect(made.value == 5)
    }

    private struct Failure: Error, Equatable {
        let number: Int
    }

    @Test func aFailureIsKeptAndThrownToAll() {
        let map = OnceMap<String, Int>(keeping: .max)
        var made = 0
        for _ in 0..<3 {
            #expect(throws: Failure(number: 1)) {
                try map.value(for: "a") {
                    made += 1
                    throw Failure(number: made)
                }
            }
        }
        #expect(made == 1)
    }

    @Test func beyondTheLimitTheOldestIsForgotten() throws {
        let map = OnceMap<String, Int>(keeping: 2)
        var made: [String] = []
        for key in ["a", "b", "a", "c", "b", "c", "a", "c", "b"] {
            _ = try map.value(for: key) {
                made.append(key)
                return made.count
            }
        }
        #expect(made == ["a", "b", "c", "a", "b"])
    }

    @Test func makingOneValueMayAskForAnother() throws {
        let map = OnceMap<Int, Int>(keeping: .max)
        #expect(try map.value(for: 1) { try map.value(for: 2) { 20 } + 1 } == 21)
    }
}
