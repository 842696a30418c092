import Vocabulary

/// Where a trace begins: vertices and links.
struct TraceStarts {
    private(set) var vertices: [Int] = []
    private(set) var links: [Int] = []
    /// Starts that are filter barriers and let the walk pass.
    private(set) var openedFilters: [UtilityElement] = []
    /// Whether starts are barriers that are ignored.
    private(set) var opensBarriers = false
    /// Whether starts are barriers or filter barriers that let the walk pass.
    var opens: Bool { opensBarriers || !openedFilters.isEmpty }
    /// Starts that are barriers, and so reach nothing.
    private(set) var blocked: [UtilityElement] = []

    private let plan: TracePlan
    private let marks: TraceMarks
    private let ignoresBarriers: Bool
    private let ignoresFilters: Bool
    private let kind: TraceKind

    /// Barriers at starts that are ignored are taken out of the marks.
    init(_ starts: [LocatedElement], _ plan: TracePlan, _ marks: TraceMarks, _ kind: TraceKind) {
        self.plan = plan
        self.marks = marks
        self.kind = kind
        let ignores = plan.configuration.ignoreBarriersAtStartingPoints
        ignoresBarriers = ignores ?? false
        // No filter barrier hides a controller.
        ignoresFilters = kind == .subnetworkControllers || ignores ?? (kind == .isolation)
        for start in starts {
            if plan.network.usage(of: start.feature).isEdge { addLine(start) } else { addJunction(start) }
        }
    }

    private mutating func addJunction(_ start: LocatedElement) {
        let vertices = plan.network.elements(of: start.feature).map { Int($0) }
        let ways = Set(vertices.flatMap(plan.network.terminalLinks)).sorted()
        let isOpen = ways.allSatisfy { openLink($0) }
        if ignoresBarriers { openControllers(at: vertices) }
        for (terminal, vertex) in vertices.enumerated() where start.terminal == nil || start.terminal == terminal {
            if openVertex(vertex) && isOpen {
                self.vertices.append(vertex)
            } else {
                blocked.append(UtilityElement(feature: start.feature, terminal: terminal))
            }
        }
    }

    /// What controls a device that was closed and is not any more feeds again, and nothing can be closed there.
    private func openControllers(at vertices: [Int]) {
        for vertex in vertices {
            marks.vertex[vertex].remove(.filterTerminal)
            if !plan.controllers.numbers(at: vertex).isEmpty { marks.vertex[vertex].insert([.controller, .special]) }
        }
    }

    private mutating func addLine(_ start: LocatedElement) {
        guard let fraction = kind == .shortestPath ? start.placeOfPath : start.fraction else {
            for link in plan.startingLinks(of: start.feature) { add(link: link) }
            return
        }
        switch plan.place(on: start.feature, at: fraction) {
        case .piece(let link): add(link: link)
        case .cut(let vertex):
            if openVertex(vertex) {
                vertices.append(vertex)
            } else {
                blocked.append(UtilityElement(feature: start.feature, from: fraction, to: fraction))
            }
        }
    }

    private mutating func add(link: Int) {
        if openLink(link) {
            links.append(link)
        } else if let element = plan.element(ofLink: link) {
            blocked.append(element)
        }
    }

    /// Takes ignored barriers away; false where one is left.
    private mutating func openVertex(_ vertex: Int) -> Bool {
        let state = marks.vertex[vertex]
        if state.contains(.blocked), ignoresBarriers {
            marks.vertex[vertex].remove(.blocked)
            opensBarriers = true
        }
        if state.contains(.filter), ignoresFilters {
            marks.vertex[vertex].remove(.filter)
            if let element = plan.element(ofVertex: vertex) { openedFilters.append(element) }
        }
        return marks.vertex[vertex].isDisjoint(with: [.blocked, .filter])
    }

    private mutating func openLink(_ link: Int) -> Bool {
        let state = marks.link[link]
        if state.contains(.blocked), ignoresBarriers {
            marks.link[link].remove(.blocked)
            opensBarriers = true
        }
        if state.contains(.filter), ignoresFilters {
            marks.link[link].remove(.filter)
            if let device = plan.device(ofLink: link) {
                for vertex in plan.network.elements(of: device) { marks.vertex[Int(vertex)].remove(.filterTerminal) }
                openedFilters.append(UtilityElement(feature: device, terminal: 0))
            } else if let element = plan.element(ofLink: link) {
                openedFilters.append(element)
            }
        }
        return marks.link[link].isDisjoint(with: [.blocked, .filter])
    }
}

extension LocatedElement {
    /// Where along a line a path begins or ends: in its middle where it is named as a whole.
    var placeOfPath: Double { fraction ?? 0.5 }
}
