/// A network whose lines are cut by barriers that are placed along them.
///
/// Vertices and links of the network keep their numbers; cuts and the parts between them come behind.
protocol CutNetwork {
    var network: UtilityNetwork { get }
    var cuts: LineCuts { get }
}

/// The same with what decides which way supply passes.
protocol SupplyNetwork: CutNetwork, Sendable {
    var graph: PlanGraph { get }
    var controllers: PlanControllers { get }
}

extension CutNetwork {
    /// The element of a vertex; a cut is a place on its line.
    func element(ofVertex vertex: Int) -> UtilityElement? {
        if vertex < network.vertexCount { return network.element(ofVertex: vertex) }
        let cut = cuts.cut(vertex)
        return UtilityElement(
            feature: Int(network.sections.linkFeature[cut.link]), from: cut.fraction, to: cut.fraction)
    }

    /// The terminal at a vertex; nil for a place without a feature, and for one on a line.
    func terminal(ofVertex vertex: Int) -> UtilityElement? {
        element(ofVertex: vertex).flatMap { $0.terminal == nil ? nil : $0 }
    }

    /// The element of a link; nil for ways between terminals, joints, and cut-off parts without length.
    func element(ofLink link: Int) -> UtilityElement? {
        if link < network.linkCount {
            return network.sections.linkFlags[link].isPiece ? network.element(ofLink: link) : nil
        }
        let stretch = stretch(ofLink: link)
        return stretch.positionFrom == stretch.positionTo ? nil : stretch
    }

    /// Whether a link is the way from the terminal of a controller through its device.
    ///
    /// A controller feeds its subnetwork from its terminal. What lies behind its device belongs to others, which do not get
    /// their supply from it.
    @inline(__always)
    func leadsBehindController(_ link: Int, from state: VertexState) -> Bool {
        state.contains(.controller) && !state.contains(.blocked) && device(ofLink: link) != nil
    }

    /// Whether a link is such a way, from either of its ends.
    @inline(__always)
    func isBehindController(_ link: Int, _ one: VertexState, _ other: VertexState) -> Bool {
        leadsBehindController(link, from: one) || leadsBehindController(link, from: other)
    }

    /// The stretch of a line that a link is, also where that has no length.
    func stretch(ofLink link: Int) -> UtilityElement {
        if link < network.linkCount { return network.element(ofLink: link) }
        let part = cuts.part(link)
        return UtilityElement(feature: Int(network.sections.linkFeature[part.link]), from: part.from, to: part.to)
    }

    /// The feature that a start at a vertex is.
    func feature(ofVertex vertex: Int) -> Int? { element(ofVertex: vertex)?.feature }

    /// The line that a link is a piece of.
    func feature(ofLink link: Int) -> Int { stretch(ofLink: link).feature }

    func ends(ofLink link: Int) -> (tail: Int, head: Int) {
        if link < network.linkCount {
            return (Int(network.sections.linkTail[link]), Int(network.sections.linkHead[link]))
        }
        return (Int(cuts.part(link).tail), Int(cuts.part(link).head))
    }

    /// The device whose terminals a link joins, else nil.
    func device(ofLink link: Int) -> Int? {
        guard link < network.linkCount, network.sections.linkFlags[link].contains(.terminals) else { return nil }
        return Int(network.sections.linkFeature[link])
    }
}
