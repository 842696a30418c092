import Foundation

/// What the jobs of a reference case came to.
struct ReferenceRun {
    private let outputs: Outputs
    /// By job.
    private let states: [String: String]
    private let reasons: [String: String]
    private let errors: String

    init(_ outputs: Outputs, errors: String) throws {
        self.outputs = outputs
        self.errors = errors
        let results = try outputs.results()
        func texts(_ key: String) -> [String: String] {
            Dictionary(
                results.map { ($0["job"] as? String ?? "", $0[key] as? String ?? "") }, uniquingKeysWith: { $1 })
        }
        (states, reasons) = (texts("state"), texts("reason"))
    }

    var jobs: Set<String> { Set(states.keys) }

    /// Where a job is not as expected, a sentence each.
    func differences(_ job: String, _ rows: [ReferenceRow]) throws -> [String] {
        let state = states[job] ?? "no result"
        var found: [String] = []
        for row in rows where row.what == "state" {
            let wanted = row.value == "empty" ? "succeeded" : row.value
            if state != wanted { found.append("the state is \(state): \(reasons[job] ?? "")") }
        }
        for row in rows where row.what == "error" && !sentences(about: job).contains(row.value) {
            found.append("no error says '\(row.value)': \(sentences(about: job))")
        }
        guard state.hasPrefix("succeeded") else { return found }
        found += try elements(job, rows)
        for row in rows where row.what != "element" { found += try difference(job, row).map { [$0] } ?? [] }
        return found
    }

    /// What standard error and the results say of a job.
    private func sentences(about job: String) -> String {
        let own = errors.split(separator: "\n").filter { $0.contains("\(job).yaml:") }.joined(separator: "\n")
        return own + "\n" + (reasons[job] ?? "")
    }

    private func elements(_ job: String, _ rows: [ReferenceRow]) throws -> [String] {
        let wanted = Dictionary(
            grouping: rows.filter { $0.what == "element" }.map { ReferenceElement($0.name) }, by: \.feature)
        let table = try? outputs.table("\(job)/elements.csv").rows
        let given = Dictionary(grouping: (table ?? []).map(ReferenceElement.init), by: \.feature)
        var found: [String] = []
        for feature in Set(wanted.keys).union(given.keys).sorted() {
            let (wants, has) = (Set(wanted[feature] ?? []), Set(given[feature] ?? []))
            if wants.isEmpty { found.append("unexpected \(feature)") }
            if has.isEmpty { found.append("missing \(feature)") }
            if wants.isEmpty || has.isEmpty || wants.allSatisfy(\.detail.isEmpty) { continue }
            if wants != has { found.append("\(has) where \(wants) is expected") }
        }
        return found
    }

    private func difference(_ job: String, _ row: ReferenceRow) throws -> String? {
        switch row.what {
        case "function":
            let value = try outputs.table("\(job)/summary.csv").rows.first?[row.name] ?? "nothing"
            return isSame(value, row.value) ? nil : "\(row.name) is \(value), and not \(row.value)"
        case "role":
            let feature = ReferenceElement(row.name).feature
            let rows = try outputs.table("\(job)/isolation.csv").rows
            let roles = rows.filter { ReferenceElement($0).feature == feature }.compactMap { $0["role"] }
            return roles.contains(row.value) ? nil : "\(row.name) is \(roles), and not \(row.value)"
        case "message": return try codes(job).contains(row.name) ? nil : "there is no message \(row.name)"
        case "no_message": return try codes(job).contains(row.name) ? "there is a message \(row.name)" : nil
        default: return nil
        }
    }

    private func codes(_ job: String) throws -> [String] {
        let messages = try outputs.json("\(job)/job.json")["messages"] as? [[String: Any]] ?? []
        return messages.compactMap { $0["code"] as? String }
    }

    private func isSame(_ one: String, _ other: String) -> Bool {
        guard let first = Double(one), let second = Double(other) else { return one == other }
        return abs(first - second) <= 0.0005
    }
}
