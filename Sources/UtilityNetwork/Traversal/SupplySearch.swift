/// Where supply comes from controllers: without the zone, with its border open, and with what isolates closed.
///
/// One flood finds what is supplied past every filter barrier of the border. What lies beyond those is added three times,
/// for the three questions, and is little as a rule.
struct SupplySearch {
    /// A way into a filter barrier of the border, or into the zone.
    struct Contact {
        let vertex: Int
        let link: Int?
    }

    enum Pass {
        /// Past the border.
        case outside
        /// Through the border, and not into the zone.
        case border
        /// Through the border and the zone.
        case all
        /// Through what does not isolate.
        case rest
    }

    let plan: TracePlan
    let marks: TraceMarks
    let borderDevices: Set<Int>
    var isolatingVertices: Set<Int> = []
    var isolatingDevices: Set<Int> = []
    var borderContacts: [Contact] = []
    var zoneContacts: [Int] = []
    /// Controllers of devices on the border, and of vertices on it.
    var borderSources: [Int] = []
    /// What is supplied through the border or the zone.
    var through: [Int] = []

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
}
