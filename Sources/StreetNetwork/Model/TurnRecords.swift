import ImageFile

/// Turn restrictions and delays as rows of numbers, as an image keeps them.
///
/// A restriction: id, kind (0 no, 1 only) and 2 more for a U-turn, via, the traffic that it is for (a string, 0 for all), then
/// four lists, each after its count: from, via edges, to, exceptions (strings).
enum TurnRecords {
    static func numbers(of restrictions: [TurnRestriction], string: (String) -> UInt32) -> [Int64] {
        var numbers: [Int64] = []
        for restriction in restrictions {
            numbers.append(restriction.id)
            numbers.append((restriction.kind == .only ? 1 : 0) + (restriction.isUTurn ? 2 : 0))
            numbers.append(Int64(restriction.via))
            numbers.append(restriction.appliesTo.map { Int64(string($0)) } ?? 0)
            for edges in [restriction.from, restriction.viaEdges, restriction.to] {
                numbers.append(Int64(edges.count))
                numbers += edges.map { Int64($0.rawValue) }
            }
            numbers.append(Int64(restriction.exceptions.count))
            numbers += restriction.exceptions.map { Int64(string($0)) }
        }
        return numbers
    }

    static func restrictions(_ numbers: UnsafeBufferPointer<Int64>, _ strings: ImageTexts) -> [TurnRestriction] {
        var restrictions: [TurnRestriction] = []
        var place = 0
        func next() -> Int64 {
            defer { place += 1 }
            return numbers[place]
        }
        func list() -> [Int64] { (0..<next()).map { _ in next() } }
        func edges() -> [DirectedEdge] { list().map { DirectedEdge(rawValue: UInt32($0)) } }
        func text(_ number: Int64) -> String { strings[Int(number)] }
        while place < numbers.count {
            let (id, kind, via, traffic) = (next(), next(), Int(next()), next())
            let (from, viaEdges, to) = (edges(), edges(), edges())
            restrictions.append(
                TurnRestriction(
                    id: id, kind: kind & 1 == 1 ? .only : .no, isUTurn: kind & 2 == 2, via: via, viaEdges: viaEdges,
                    from: from, to: to, appliesTo: traffic == 0 ? nil : text(traffic), exceptions: list().map(text)))
        }
        return restrictions
    }

    static func numbers(of delays: [TurnDelay]) -> [Int64] {
        delays.flatMap { [Int64($0.from.rawValue), Int64($0.to.rawValue), $0.milliseconds] }
    }

    static func delays(_ numbers: UnsafeBufferPointer<Int64>) -> [TurnDelay] {
        stride(from: 0, to: numbers.count, by: 3).map { place in
            TurnDelay(
                from: DirectedEdge(rawValue: UInt32(numbers[place])),
                to: DirectedEdge(rawValue: UInt32(numbers[place + 1])), milliseconds: numbers[place + 2])
        }
    }
}
