import StreetNetwork
import Vocabulary

/// Where on a network the turns of a table are made.
struct TurnPlacement {
    private let graph: StreetGraph

    /// A turn: the edge that arrives at the junction, those between, and the one that leaves.
    struct Turn {
        let junction: Int
        let from: DirectedEdge
        let via: [DirectedEdge]
        let to: DirectedEdge
    }

    init(_ graph: StreetGraph) { self.graph = graph }

    /// The turn along streets, by their ids: one after the other they meet at one junction each, where the first ends, the
    /// last begins, and those between are passed from one such junction to the next.
    ///
    /// A street and itself means turning back: at the end where it meets other streets, if there is none at its other end.
    func turn(along streets: [Int64]) -> Result<Turn, TurnRowFault> {
        let courses = streets.map(courses)
        guard !courses.contains(where: \.isEmpty) else { return .failure(.unknownStreet) }
        if streets.count == 2, streets[0] == streets[1] { return turnBack(courses[0]) }
        var meetings: [Int] = []
        for (one, next) in zip(courses, courses.dropFirst()) {
            let common = junctions(of: one).intersection(junctions(of: next))
            guard let junction = common.first else { return .failure(.noMeeting) }
            if common.count > 1 { return .failure(.ambiguous) }
            meetings.append(junction)
        }
        let from = departures(courses[0], from: meetings[0])
        let to = departures(courses[courses.count - 1], from: meetings[meetings.count - 1])
        guard from.count == 1, to.count == 1 else { return .failure(.ambiguous) }
        var via: [DirectedEdge] = []
        for (place, street) in courses.dropFirst().dropLast().enumerated() {
            let paths = street.compactMap { $0.path(from: meetings[place], to: meetings[place + 1]) }
            guard let path = paths.first else { return .failure(.noMeeting) }
            if paths.count > 1 { return .failure(.ambiguous) }
            via += path
        }
        return .success(Turn(junction: meetings[0], from: from[0].reversed, via: via, to: to[0]))
    }

    private func turnBack(_ courses: [StreetCourse]) -> Result<Turn, TurnRowFault> {
        let ends = Set(courses.flatMap { [$0.junctions[0], $0.junctions[$0.junctions.count - 1]] }).sorted()
        let open = ends.filter { graph.departures(of: $0).count > 1 }
        guard open.count == 1 else { return .failure(.ambiguous) }
        let departures = departures(courses, from: open[0])
        guard departures.count == 1 else { return .failure(.ambiguous) }
        return .success(Turn(junction: open[0], from: departures[0].reversed, via: [], to: departures[0]))
    }

    private func departures(_ courses: [StreetCourse], from junction: Int) -> [DirectedEdge] {
        courses.flatMap { $0.departures(from: junction) }
    }

    private func junctions(of courses: [StreetCourse]) -> Set<Int> { Set(courses.flatMap(\.junctions)) }

    /// The parts of the street of an id; none where there is none.
    private func courses(of id: Int64) -> [StreetCourse] {
        let ids = graph.parts.streetID
        guard let first = ids.place(ofRising: id) else { return [] }
        return ids[first...].prefix { $0 == id }.indices.map { street in
            StreetCourse(edges: graph.edges(ofStreet: street), graph.parts)
        }
    }
}
