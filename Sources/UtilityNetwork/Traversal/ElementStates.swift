/// What is a barrier for a walk: by its plan, or with the barriers opened where it starts.
struct ElementStates {
    let vertex: UnsafeMutableBufferPointer<VertexState>
    let link: UnsafeMutableBufferPointer<LinkState>

    init(_ plan: TracePlan) {
        (vertex, link) = (plan.vertexStates.values, plan.linkStates.values)
    }

    init(_ plan: TracePlanStates) {
        (vertex, link) = (plan.vertexStates.values, plan.linkStates.values)
    }

    init(_ marks: TraceMarks, of plan: TracePlan) {
        vertex = UnsafeMutableBufferPointer(start: marks.vertex, count: plan.vertexCount)
        link = UnsafeMutableBufferPointer(start: marks.link, count: plan.linkCount)
    }
}
