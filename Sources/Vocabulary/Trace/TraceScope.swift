/// Which elements the barriers of a trace are tested on.
public enum TraceScope: String, Sendable, CaseIterable {
    case junctions, edges
    case junctionsAndEdges = "junctions_and_edges"
}
