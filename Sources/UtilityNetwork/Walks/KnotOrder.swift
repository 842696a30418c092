/// Which knots are behind which.
struct KnotOrder: Sendable {
    private let behind: [Int32]
    /// How many knots are behind one, as far as there is one alone each time.
    private let depth: [Int32]
    /// The last of these.
    private let base: [Int32]
    /// A knot with several behind it to all of them, and itself.
    private let closures: [Int: Set<Int32>]

    init(_ knots: WalkKnots, mostSeveral: Int, _ steps: WalkSteps) {
        behind = knots.behind
        var depth = [Int32](repeating: 0, count: knots.count)
        var base = [Int32](repeating: 0, count: knots.count)
        for knot in 0..<knots.count {
            let next = behind[knot]
            depth[knot] = next >= 0 ? depth[Int(next)] + 1 : 0
            base[knot] = next >= 0 ? base[Int(next)] : Int32(knot)
        }
        (self.depth, self.base) = (depth, base)
        let several = knots.behind.indices.filter { knots.behind[$0] == WalkKnots.several }
        closures = Self.closures(of: Self.largest(mostSeveral, of: several, knots), knots, steps)
    }

    /// The knots with the most vertices: walks from small ones are short, as a rule.
    private static func largest(_ count: Int, of several: [Int], _ knots: WalkKnots) -> [Int] {
        if several.count <= count { return several }
        var sizes = [Int](repeating: 0, count: knots.count)
        for knot in knots.ofVertex where knot >= 0 { sizes[Int(knot)] += 1 }
        return Array(several.sorted { (sizes[$1], $0) < (sizes[$0], $1) }.prefix(count))
    }

    private static func closures(of several: [Int], _ knots: WalkKnots, _ steps: WalkSteps) -> [Int: Set<Int32>] {
        var next: [Int32: Set<Int32>] = [:]
        for vertex in knots.ofVertex.indices where knots.ofVertex[vertex] >= 0 {
            let own = knots.ofVertex[vertex]
            guard knots.behind[Int(own)] == WalkKnots.several else { continue }
            steps.forEach(at: vertex) { step in
                guard step.reaches, steps.isOpen(step.target) else { return }
                next[own, default: []].insert(knots.ofVertex[step.target])
            }
        }
        var closures: [Int: Set<Int32>] = [:]
        for knot in several {
            var found: Set = [Int32(knot)]
            var pending = [Int32(knot)]
            while let one = pending.popLast() {
                let behind = knots.behind[Int(one)]
                let targets = behind >= 0 ? [behind] : next[one].map(Array.init) ?? []
                for target in targets where found.insert(target).inserted { pending.append(target) }
            }
            closures[knot] = found
        }
        return closures
    }

    /// A knot with several behind it, and all of them; nil where it was not looked at.
    func closure(of knot: Int) -> Set<Int32>? { closures[knot] }

    /// Whether a knot is another one, or behind it.
    ///
    /// - Precondition: what is behind the other is known.
    func isIn(_ knot: Int, closureOf other: Int) -> Bool {
        if closures[Int(base[other])]?.contains(Int32(knot)) == true { return true }
        var at = Int32(other)
        while at >= 0, depth[Int(at)] > depth[knot] { at = behind[Int(at)] }
        return at == Int32(knot)
    }
}
