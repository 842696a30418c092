/// The marks of one trace, in its workspace.
struct TraceMarks {
    let vertex: UnsafeMutablePointer<VertexState>
    let link: UnsafeMutablePointer<LinkState>
    let queue: UnsafeMutablePointer<UInt32>

    init(_ workspace: borrowing TraceWorkspace) {
        vertex = workspace.vertex
        link = workspace.link
        queue = workspace.queue
    }
}

/// A filter barrier that a zone touches, or another thing that does not let it pass.
enum ZoneCandidate: Hashable {
    /// A junction with one terminal, a terminal with a placed barrier, or a cut.
    case vertex(Int)
    /// The ways between the terminals of a device.
    case device(Int)
    case link(Int)
}
