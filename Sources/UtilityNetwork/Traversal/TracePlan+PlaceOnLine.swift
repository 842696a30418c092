import Vocabulary

extension TracePlan {
    /// What a trace from a place on a line begins with.
    enum PlaceOnLine {
        case piece(link: Int)
        /// A barrier that lies there.
        case cut(vertex: Int)
    }

    func place(on line: Int, at fraction: Double) -> PlaceOnLine {
        let link = startingPiece(of: line, at: fraction)
        guard let parts = cuts.parts(of: link) else { return .piece(link: link) }
        let part = parts.first { cuts.part($0).to >= fraction } ?? parts.upperBound - 1
        let isOnCut = part + 1 < parts.upperBound && cuts.part(part).to == fraction
        return isOnCut ? .cut(vertex: Int(cuts.part(part).head)) : .piece(link: part)
    }

    /// The links of a line that a trace from all of it begins with: its pieces, and the parts of those that are cut. What stands on
    /// its very end leaves nothing of it beyond: pieces without extent are none, unless there are no others.
    func startingLinks(of line: Int) -> [Int] {
        let parts = network.elements(of: line).flatMap { cuts.parts(of: Int($0)) ?? Int($0)..<Int($0) + 1 }
        guard parts.count > 1 else { return parts }
        let extended = parts.filter(hasExtent)
        return extended.isEmpty ? parts : extended
    }

    /// The piece of a line that a trace from a place on it begins with: one without extent only where a barrier cuts it, or where
    /// there is no other.
    private func startingPiece(of line: Int, at fraction: Double) -> Int {
        let piece = network.piece(of: line, at: fraction)
        if hasExtent(piece) || cuts.parts(of: piece) != nil { return piece }
        let other = network.elements(of: line).first { hasExtent(Int($0)) && network.linkTo(Int($0)) >= fraction }
        return other.map { Int($0) } ?? piece
    }

    /// Whether there is some of a line between the ends of a piece, be it upright. Between a line's end and what stands on that there
    /// is none.
    private func hasExtent(_ link: Int) -> Bool {
        let stretch = stretch(ofLink: link)
        if stretch.positionFrom < stretch.positionTo { return true }
        let whole = link < network.linkCount ? link : cuts.part(link).link
        let fraction = network.sections.linkFrom[whole]
        return fraction == network.linkTo(whole) && network.isUpright(stretch.feature, at: fraction)
    }
}
