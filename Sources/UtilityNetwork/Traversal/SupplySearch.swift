/// Where supply comes from controllers: without the zone, with its border open, and with what isolates closed.
///
/// One flood finds what is supplied past every filter barrier of the border. What lies beyond those is added three times,
/// for the three questions, and is little as a rule.
struct SupplySearch {
    /// A way into a filter barrier of the border, or into the zone.
    private struct Contact {
        let vertex: Int
        let link: Int?
    }

    private enum Pass {
        /// Past the border.
        case outside
        /// Through the border, and not into the zone.
        case border
        /// Through the border and the zone.
        case all
        /// Through what does not isolate.
        case rest
    }

    private let plan: TracePlan
    private let marks: TraceMarks
    private let borderDevices: Set<Int>
    private var isolatingVertices: Set<Int> = []
    private var isolatingDevices: Set<Int> = []
    private var borderContacts: [Contact] = []
    private var zoneContacts: [Int] = []
    /// Controllers of devices on the border, and of vertices on it.
    private var borderSources: [Int] = []
    /// What is supplied through the border or the zone.
    private(set) var through: [Int] = []

    init(_ plan: TracePlan, _ marks: TraceMarks, border: [ZoneCandidate]) {
        self.plan = plan
        self.marks = marks
        var devices: Set<Int> = []
        for candidate in border {
            switch candidate {
            case .vertex: break
            case .link(let link): marks.link[link].insert(.border)
            case .device(let device):
                devices.insert(device)
                for vertex in plan.network.elements(of: device) {
                    for link in plan.network.terminalLinks(at: Int(vertex)) { marks.link[link].insert(.border) }
                }
            }
        }
        borderDevices = devices
    }

    /// Finds what is supplied while the border is closed, and while it is open.
    mutating func findSupplied() {
        var pending: [Int] = []
        for vertex in plan.controllers.vertices.map(Int.init) where marks.vertex[vertex].contains(.controller) {
            let state = marks.vertex[vertex]
            if state.contains(.blocked) { continue }
            let device = Int(plan.network.sections.vertexFeature[vertex])
            let isOnBorder = state.contains(.filterTerminal) && borderDevices.contains(device)
            if isOnBorder || state.contains(.zone) {
                borderSources.append(vertex)
            } else if !state.contains(.staysSupplied) {
                marks.vertex[vertex].insert(.staysSupplied)
                pending.append(vertex)
            }
        }
        floodOutside(pending)
        for vertex in borderSources { reach(vertex, by: nil, .border, &pending) }
        for contact in borderContacts { reach(contact.vertex, by: contact.link, .border, &pending) }
        flood(&pending, .border)
    }

    /// Whether supply comes to a vertex without passing the zone.
    func isSupplied(_ vertex: Int) -> Bool {
        !marks.vertex[vertex].isDisjoint(with: [.supplied, .staysSupplied])
    }

    /// Finds what is supplied through the zone too, and what still is when these are closed.
    mutating func close(_ isolating: [ZoneCandidate]) {
        var pending: [Int] = []
        for vertex in zoneContacts { reach(vertex, by: nil, .all, &pending) }
        flood(&pending, .all)
        for candidate in isolating {
            switch candidate {
            case .vertex(let vertex): isolatingVertices.insert(vertex)
            case .link(let link): marks.link[link].insert(.isolating)
            case .device(let device):
                isolatingDevices.insert(device)
                for vertex in plan.network.elements(of: device) {
                    for link in plan.network.terminalLinks(at: Int(vertex)) { marks.link[link].insert(.isolating) }
                }
            }
        }
        for vertex in borderSources {
            let device = Int(plan.network.sections.vertexFeature[vertex])
            let isClosed = isolatingDevices.contains(device) && marks.vertex[vertex].contains(.filterTerminal)
            if !isClosed { reach(vertex, by: nil, .rest, &pending) }
        }
        for contact in borderContacts { reach(contact.vertex, by: contact.link, .rest, &pending) }
        flood(&pending, .rest)
    }

    /// The first and largest flood: contacts with border and zone are kept for later.
    private mutating func floodOutside(_ sources: [Int]) {
        let (vertexMarks, linkMarks, queue) = (marks.vertex, marks.link, marks.queue)
        var (next, end) = (0, 0)
        for source in sources {
            queue[end] = UInt32(source)
            end += 1
        }
        var (border, zone) = (borderContacts, zoneContacts)
        let closed: LinkState = [.blocked, .replaced]
        while next < end {
            let vertex = Int(queue[next])
            next &+= 1
            let isSpecial = vertexMarks[vertex].contains(.special)
            plan.forEachArc(vertex) { arc in
                guard plan.leaves(arc) else { return }
                let target = Int(arc.target)
                if isSpecial {
                    let state = linkMarks[arc.link]
                    if !state.isDisjoint(with: closed) { return }
                    if state.contains(.border) { return border.append(Contact(vertex: target, link: arc.link)) }
                }
                let state = vertexMarks[target]
                if !state.isDisjoint(with: [.blocked, .staysSupplied, .zone]) {
                    guard state.contains(.zone), !state.contains(.blocked) else { return }
                    if state.contains(.filter) {
                        border.append(Contact(vertex: target, link: arc.link))
                    } else {
                        zone.append(target)
                    }
                    return
                }
                vertexMarks[target].insert(.staysSupplied)
                queue[end] = arc.target
                end &+= 1
            }
        }
        (borderContacts, zoneContacts) = (border, zone)
    }

    private mutating func reach(_ vertex: Int, by link: Int?, _ pass: Pass, _ pending: inout [Int]) {
        let state = marks.vertex[vertex]
        if state.contains(.blocked) { return }
        if pass == .rest, isolatingVertices.contains(vertex) { return }
        if pass == .rest, let link, marks.link[link].contains(.isolating) { return }
        if pass == .border {
            // Between two filter barriers of the border, a link may be all of the zone.
            let isLinkInZone = link.map { marks.link[$0].contains(.zone) } ?? false
            let isInZone = state.contains(.zone) && !state.contains(.filter)
            if isInZone || isLinkInZone { return zoneContacts.append(vertex) }
        }
        if state.contains(.staysSupplied) || pass != .rest && state.contains(.supplied) { return }
        if pass == .rest {
            marks.vertex[vertex].insert(.staysSupplied)
        } else {
            marks.vertex[vertex].insert(.supplied)
            through.append(vertex)
        }
        pending.append(vertex)
    }

    private mutating func flood(_ pending: inout [Int], _ pass: Pass) {
        while let vertex = pending.popLast() {
            var arcs: [Arc] = []
            plan.forEachArc(vertex) { if plan.leaves($0) { arcs.append($0) } }
            for arc in arcs where marks.link[arc.link].isDisjoint(with: [.blocked, .replaced]) {
                reach(Int(arc.target), by: arc.link, pass, &pending)
            }
        }
    }
}
