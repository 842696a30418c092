import Analyses
import JobSpec
import Vocabulary

/// Makes routes of a job's stops: one for each name, or one of all where none has a name.
struct StopGrouping {
    let diagnostics: Diagnostics

    /// A stop as it is written, and as it is visited.
    struct Item {
        let route: String?
        let sequence: Marked<Int64>?
        /// Whether its sequence was none; that was told, and more would be said wrongly.
        var hasBadSequence = false
        let stop: RouteStop
    }

    /// - Returns: the routes in the order in which their names come first, and what is to be said about them; none of
    ///   tables without any row.
    func routes(of stops: StopReading) -> (routes: [RouteRequest], messages: [Message]) {
        stops.items.isEmpty && stops.unvisited.isEmpty ? ([], []) : routes(of: stops.items)
    }

    func routes(of items: [Item]) -> (routes: [RouteRequest], messages: [Message]) {
        let names = items.compactMap(\.route)
        guard !names.isEmpty else {
            return ([RouteRequest(stops: inSequence(items, of: "the route"))], [])
        }
        let itemsOfName = Dictionary(grouping: items) { $0.route }
        var seen: Set<String> = []
        let routes = names.filter { seen.insert($0).inserted }.map { name in
            RouteRequest(name: name, stops: inSequence(itemsOfName[name] ?? [], of: "the route '\(name)'"))
        }
        let messages = items.filter { $0.route == nil }.map { item in
            Message(
                .warning, "unassigned_stop", "\(item.stop.name) is not visited: it names no route, and other stops do")
        }
        return (routes, messages)
    }

    /// Stops by their sequence numbers where they have them, else in the order of the file.
    private func inSequence(_ items: [Item], of route: String) -> [RouteStop] {
        let numbered = items.compactMap { item in item.sequence.map { (number: $0, stop: item.stop) } }
        guard let first = numbered.first else { return items.map(\.stop) }
        if items.contains(where: { $0.sequence == nil && !$0.hasBadSequence }) {
            diagnostics.error(
                "incomplete_sequence", at: first.number.mark,
                "some stops of \(route) have a sequence and some have none",
                help: "number all of them, or none: then the file's order counts")
        }
        var seen: Set<Int64> = []
        for entry in numbered where !seen.insert(entry.number.value).inserted {
            diagnostics.error(
                "duplicate_sequence", at: entry.number.mark,
                "two stops of \(route) have the sequence \(entry.number.value)")
        }
        return numbered.sorted { $0.number.value < $1.number.value }.map(\.stop)
    }
}
