/// What a plan knows before values are propagated.
struct TracePlanStates: SupplyNetwork {
    let network: UtilityNetwork
    let controllers: PlanControllers
    let cuts: LineCuts
    let graph: PlanGraph
    let vertexStates: StateArray<VertexState>
    let linkStates: StateArray<LinkState>
}
