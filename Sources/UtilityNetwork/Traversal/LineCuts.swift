/// Lines cut by barriers placed along them: each cut is a vertex of its own, and the parts between are links of their own.
struct LineCuts: Sendable {
    struct Part: Sendable {
        let link: Int
        let from: Double
        let to: Double
        let tail: UInt32
        let head: UInt32
    }

    struct Cut: Sendable {
        let link: Int
        let fraction: Double
        let isFilter: Bool
    }

    private let vertexCount: Int
    private let linkCount: Int
    /// Vertex `vertexCount + i`.
    let cuts: [Cut]
    /// Link `linkCount + i`.
    let parts: [Part]
    private let partsOfLink: [Int: Range<Int>]
    private let arcs: [UInt32: [Arc]]

    /// - Parameter cuts: at one place a barrier comes before a filter barrier.
    init(_ cuts: [Cut], in network: UtilityNetwork) {
        vertexCount = network.vertexCount
        linkCount = network.linkCount
        self.cuts = Self.ordered(cuts)
        var parts: [Part] = []
        var partsOfLink: [Int: Range<Int>] = [:]
        var place = 0
        while place < self.cuts.count {
            let link = self.cuts[place].link
            let first = parts.count
            var (tail, from) = (network.sections.linkTail[link], network.sections.linkFrom[link])
            while place < self.cuts.count, self.cuts[place].link == link {
                let (vertex, to) = (UInt32(network.vertexCount + place), self.cuts[place].fraction)
                parts.append(Part(link: link, from: from, to: to, tail: tail, head: vertex))
                (tail, from) = (vertex, to)
                place += 1
            }
            parts.append(
                Part(
                    link: link, from: from, to: network.linkTo(link), tail: tail,
                    head: network.sections.linkHead[link]))
            partsOfLink[link] = (network.linkCount + first)..<(network.linkCount + parts.count)
        }
        self.parts = parts
        self.partsOfLink = partsOfLink
        arcs = Self.arcs(parts, in: network)
    }

    private static func ordered(_ cuts: [Cut]) -> [Cut] {
        let sorted = cuts.sorted { left, right in
            if left.link != right.link { return left.link < right.link }
            return left.fraction != right.fraction ? left.fraction < right.fraction : !left.isFilter && right.isFilter
        }
        var kept: [Cut] = []
        for cut in sorted where kept.last?.link != cut.link || kept.last?.fraction != cut.fraction { kept.append(cut) }
        return kept
    }

    private static func arcs(_ parts: [Part], in network: UtilityNetwork) -> [UInt32: [Arc]] {
        var arcs: [UInt32: [Arc]] = [:]
        for (number, part) in parts.enumerated() {
            let flags = network.sections.linkFlags[part.link]
            let (forward, backward) = (flags.contains(.forward), flags.contains(.backward))
            let link = network.linkCount + number
            arcs[part.tail, default: []].append(Arc(target: part.head, link: link, leaves: forward, enters: backward))
            arcs[part.head, default: []].append(Arc(target: part.tail, link: link, leaves: backward, enters: forward))
        }
        return arcs
    }

    var isEmpty: Bool { cuts.isEmpty }

    func arcs(at vertex: Int) -> [Arc] { arcs[UInt32(vertex)] ?? [] }

    /// The links that stand for one that is cut; nil for others.
    func parts(of link: Int) -> Range<Int>? { cuts.isEmpty ? nil : partsOfLink[link] }

    func part(_ link: Int) -> Part { parts[link - linkCount] }

    func cut(_ vertex: Int) -> Cut { cuts[vertex - vertexCount] }
}
