/// An element as results and expectations name it: `Device R1:High`, `Pipe P4@0.25-1`.
struct ReferenceElement: Hashable, CustomStringConvertible {
    /// The source and the id.
    let feature: String
    /// The terminal, or the positions along a line; empty where it has neither, or where any will do.
    let detail: String

    /// As an expectation is written.
    init(_ name: String) {
        if let mark = name.lastIndex(where: { $0 == "@" }) {
            let ends = name[name.index(after: mark)...].split(separator: "-").map { Double($0) ?? -1 }
            (feature, detail) = (String(name[..<mark]), "@\(ends)")
        } else if let mark = name.lastIndex(where: { $0 == ":" }) {
            (feature, detail) = (String(name[..<mark]), String(name[mark...]))
        } else {
            (feature, detail) = (name, "")
        }
    }

    /// A row of `elements.csv`.
    init(_ row: [String: String]) {
        feature = "\(row["source"] ?? "") \(row["global_id"] ?? "")"
        let ends = [row["position_from"], row["position_to"]].compactMap { $0.flatMap { Double($0) } }
        let terminal = row["terminal"] ?? ""
        detail = ends.count == 2 ? "@\(ends)" : terminal.isEmpty ? "" : ":" + terminal
    }

    var description: String { feature + detail }
}
