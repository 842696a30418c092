/// The traces that there are.
public enum TraceKind: String, Sendable, CaseIterable {
    case connected, subnetwork
    case subnetworkControllers = "subnetwork_controllers"
    case upstream, downstream, loops
    case shortestPath = "shortest_path"
    case isolation
}
