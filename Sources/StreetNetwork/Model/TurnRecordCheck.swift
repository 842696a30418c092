/// Checks that the turns that an image names are turns of its network: what leaves a junction leaves the one where what
/// comes before it arrives. The edges' ends must be checked.
struct TurnRecordCheck {
    private let parts: StreetSections
    private let strings: Int

    init(parts: StreetSections, strings: Int) {
        self.parts = parts
        self.strings = strings
    }

    /// - Parameter expect: throws where something does not hold of a section.
    func check(_ expect: (Bool, String) throws -> Void) throws {
        try expect(areSound(parts.turnRestrictions), "turn-restrictions")
        try expect(areSound(parts.chainRestrictions), "chain-restrictions")
        try expect(parts.turnDelays.count % 3 == 0, "turn-delays")
        for place in stride(from: 0, to: parts.turnDelays.count, by: 3) {
            let (from, to) = (parts.turnDelays[place], parts.turnDelays[place + 1])
            try expect(parts.turnDelays[place + 2] >= 0, "turn-delays")
            try expect(isEdge(from) && isEdge(to) && head(from) == tail(to), "turn-delays")
        }
    }

    private func isEdge(_ number: Int64) -> Bool { (0..<Int64(parts.edgeTail.count * 2)).contains(number) }

    private func tail(_ number: Int64) -> Int64 {
        Int64((number & 1 == 0 ? parts.edgeTail : parts.edgeHead)[Int(number >> 1)])
    }

    private func head(_ number: Int64) -> Int64 { tail(number ^ 1) }

    /// Whether the numbers are whole records of restrictions.
    private func areSound(_ numbers: UnsafeBufferPointer<Int64>) -> Bool {
        var place = 0
        func list() -> [Int64]? {
            guard place < numbers.count, (0...Int64(numbers.count - place - 1)).contains(numbers[place]) else {
                return nil
            }
            let end = place + 1 + Int(numbers[place])
            defer { place = end }
            return Array(numbers[(place + 1)..<end])
        }
        while place < numbers.count {
            guard place + 4 <= numbers.count, (0..<4).contains(numbers[place + 1]), isString(numbers[place + 3]) else {
                return false
            }
            let via = numbers[place + 2]
            place += 4
            guard let from = list(), let viaEdges = list(), let to = list(), let exceptions = list(),
                exceptions.allSatisfy(isString), isTurn(from, via, viaEdges, to)
            else { return false }
        }
        return true
    }

    private func isString(_ number: Int64) -> Bool { (0..<Int64(strings)).contains(number) }

    private func isTurn(_ from: [Int64], _ via: Int64, _ viaEdges: [Int64], _ to: [Int64]) -> Bool {
        guard (0..<Int64(parts.junctionCoordinate.count)).contains(via),
            [from, viaEdges, to].joined().allSatisfy(isEdge), from.allSatisfy({ head($0) == via })
        else { return false }
        var reached = via
        for edge in viaEdges {
            guard tail(edge) == reached else { return false }
            reached = head(edge)
        }
        return to.allSatisfy { tail($0) == reached }
    }
}
