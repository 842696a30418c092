/// The memory of a trace, one for each worker, used again from trace to trace.
public struct TraceWorkspace: ~Copyable {
    private var vertexCapacity = 0
    private var linkCapacity = 0
    /// Vertex to what the plan says of it, and what the trace marks.
    private(set) var vertex: UnsafeMutablePointer<VertexState>
    private(set) var link: UnsafeMutablePointer<LinkState>
    /// Room for as many vertices as there are.
    private(set) var queue: UnsafeMutablePointer<UInt32>
    /// The plan whose states stand here with nothing marked; nil after traces that leave their marks.
    private var clean: TracePlan?
    /// The search of the shortest path before, on the plan that stands here.
    var cheapestWay: CheapestWay?
    /// What traces of subnetworks came to on that plan.
    var subnetworkParts = SubnetworkParts()

    public init() {
        vertex = .allocate(capacity: 0)
        link = .allocate(capacity: 0)
        queue = .allocate(capacity: 0)
    }

    deinit {
        vertex.deallocate()
        link.deallocate()
        queue.deallocate()
    }

    /// Takes the states of a plan, without anything marked.
    ///
    /// Complexity: O(vertices + links), at the speed of copying memory; O(1) where they are here already.
    mutating func prepare(for plan: TracePlan) {
        defer { clean = nil }
        if clean === plan { return }
        cheapestWay = nil
        subnetworkParts = SubnetworkParts()
        if plan.vertexCount > vertexCapacity {
            vertex.deallocate()
            queue.deallocate()
            vertexCapacity = plan.vertexCount
            vertex = .allocate(capacity: vertexCapacity)
            queue = .allocate(capacity: vertexCapacity)
        }
        if plan.linkCount > linkCapacity {
            link.deallocate()
            linkCapacity = plan.linkCount
            link = .allocate(capacity: linkCapacity)
        }
        copyStates(of: plan)
    }

    private mutating func copyStates(of plan: TracePlan) {
        if let states = plan.vertexStates.values.baseAddress {
            vertex.update(from: states, count: plan.vertexCount)
        }
        if let states = plan.linkStates.values.baseAddress { link.update(from: states, count: plan.linkCount) }
    }

    /// Takes away what a trace marked, for the next one on this plan.
    ///
    /// - Parameters: all vertices and links whose states it changed.
    mutating func restore(_ plan: TracePlan, vertices: [Int], links: [Int]) {
        if (vertices.count + links.count) * 8 > plan.vertexCount + plan.linkCount {
            copyStates(of: plan)
        } else {
            for number in vertices { vertex[number] = plan.vertexStates.values[number] }
            for number in links { link[number] = plan.linkStates.values[number] }
        }
        clean = plan
    }
}
