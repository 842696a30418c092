/// The connected features as vertices and links, vertices numbered so that neighbours lie near each other.
struct NetworkGraph {
    /// Vertex to the feature that it is a terminal of; `none` where lines meet or end without one.
    private(set) var vertexFeature: [UInt32] = []
    private(set) var vertexTerminal: [UInt8] = []
    private(set) var linkTail: [UInt32] = []
    private(set) var linkHead: [UInt32] = []
    /// Pieces of lines: the line. Ways between terminals: the device. Joints: `none`.
    private(set) var linkFeature: [UInt32] = []
    private(set) var linkFlags: [LinkFlags] = []
    /// Where a piece begins on its line. It ends where the next of the line begins, or at 1.
    private(set) var linkFrom: [Double] = []
    /// Feature to its first element; one more than features.
    private(set) var firstElement: [UInt32] = [0]
    /// The vertices of junctions by terminal, the links of lines in their order.
    private(set) var element: [UInt32] = []

    init(_ features: CheckedFeatures, _ connections: consuming NetworkConnections, _ links: DraftLinks) {
        var connections = connections
        for association in links.associations { connections.add(association) }
        connections.orderTaps()
        let taps = LineTaps(connections.taps, lineCount: features.count)
        for feature in 0..<features.count where features.usage(feature).isEdge {
            appendPieces(of: feature, features, taps, &connections)
        }
        for feature in 0..<features.count where features.usage(feature).isJunction {
            appendTerminals(of: feature, features, connections)
        }
        // What is joined twice, as by an association that is said twice, is joined once.
        var joined: Set<SIMD2<UInt32>> = []
        for (one, other) in connections.joints where joined.insert([min(one, other), max(one, other)]).inserted {
            append(one, other, feature: NetworkConnections.none, [.forward, .backward, .joint])
        }
        let order = VertexOrder(vertexCount: connections.vertexCount, tails: linkTail, heads: linkHead)
        linkTail = linkTail.map { order.newNumber[Int($0)] }
        linkHead = linkHead.map { order.newNumber[Int($0)] }
        nameVertices(features, connections, order)
        collectElements(features, connections, order, taps)
    }

    private mutating func nameVertices(
        _ features: CheckedFeatures, _ connections: NetworkConnections, _ order: VertexOrder
    ) {
        vertexFeature = [UInt32](repeating: NetworkConnections.none, count: connections.vertexCount)
        vertexTerminal = [UInt8](repeating: 0, count: connections.vertexCount)
        for feature in 0..<features.count {
            let range = connections.firstVertex[feature]..<connections.firstVertex[feature + 1]
            for (terminal, vertex) in range.enumerated() {
                let number = Int(order.newNumber[Int(vertex)])
                vertexFeature[number] = UInt32(feature)
                vertexTerminal[number] = UInt8(terminal)
            }
        }
    }

    private mutating func collectElements(
        _ features: CheckedFeatures, _ connections: NetworkConnections, _ order: VertexOrder, _ taps: LineTaps
    ) {
        var link: UInt32 = 0
        for feature in 0..<features.count {
            let usage = features.usage(feature)
            if usage.isEdge {
                for _ in 0...taps[feature].count {
                    element.append(link)
                    link += 1
                }
            } else if usage.isJunction {
                let range = connections.firstVertex[feature]..<connections.firstVertex[feature + 1]
                for vertex in range { element.append(order.newNumber[Int(vertex)]) }
            }
            firstElement.append(UInt32(element.count))
        }
    }

    private mutating func append(
        _ tail: UInt32, _ head: UInt32, feature: UInt32, _ flags: LinkFlags, from: Double = 0
    ) {
        linkTail.append(tail)
        linkHead.append(head)
        linkFeature.append(feature)
        linkFlags.append(flags)
        linkFrom.append(from)
    }

    private mutating func appendPieces(
        of line: Int, _ features: CheckedFeatures, _ taps: LineTaps, _ connections: inout NetworkConnections
    ) {
        let flags: LinkFlags =
            switch features[line].flow {
            case .bothWays: [.forward, .backward]
            case .forward: [.forward]
            case .backward: [.backward]
            }
        var (tail, from) = (connections.end(of: line, side: 0), 0.0)
        for tap in taps[line] {
            append(tail, tap.vertex, feature: UInt32(line), flags, from: from)
            (tail, from) = (tap.next, tap.fraction)
        }
        append(tail, connections.end(of: line, side: 1), feature: UInt32(line), flags, from: from)
    }

    /// A link for each two terminals, also where nothing passes: connected traces do not ask.
    private mutating func appendTerminals(
        of device: Int, _ features: CheckedFeatures, _ connections: NetworkConnections
    ) {
        guard let configuration = features.terminals(device) else { return }
        let path = Int(features.terminalPath[device])
        for one in configuration.terminals.indices {
            for other in configuration.terminals.indices where other > one {
                var flags: LinkFlags = [.terminals]
                if configuration.passes(from: one, to: other, path: path) { flags.insert(.forward) }
                if configuration.passes(from: other, to: one, path: path) { flags.insert(.backward) }
                append(
                    connections.vertex(device, terminal: one), connections.vertex(device, terminal: other),
                    feature: UInt32(device), flags)
            }
        }
    }
}
