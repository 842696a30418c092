/// What a plan knows before values are propagated.
struct TracePlanStates {
    let network: UtilityNetwork
    let controllers: PlanControllers
    let cuts: LineCuts
    let graph: PlanGraph
    let vertexStates: StateArray<VertexState>
    let linkStates: StateArray<LinkState>

    func feature(ofVertex vertex: Int) -> Int? {
        guard vertex < network.vertexCount else { return nil }
        return network.element(ofVertex: vertex)?.feature
    }

    func feature(ofLink link: Int) -> Int? {
        let own = link < network.linkCount ? link : cuts.part(link).link
        return network.sections.linkFlags[own].isPiece ? Int(network.sections.linkFeature[own]) : nil
    }

    func isWayThroughDevice(_ link: Int) -> Bool {
        link < network.linkCount && network.sections.linkFlags[link].contains(.terminals)
    }
}
