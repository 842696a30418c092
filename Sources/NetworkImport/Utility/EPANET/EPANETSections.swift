import Vocabulary

/// The lines of an EPANET input file by their sections. What stands before the first section or behind `[END]`, where EPANET
/// stops reading, is counted.
struct EPANETSections {
    private(set) var lines: [EPANETSection: [EPANETLine]] = [:]
    /// Headings that EPANET does not have, with the numbers of their lines.
    private(set) var unknown: [(heading: String, line: Int)] = []
    private(set) var strayLines = 0
    private(set) var isEmpty = true

    init(_ text: EPANETText) {
        var section: EPANETSection?
        for (index, line) in text.lines.enumerated() {
            guard let line = EPANETLine(line, number: index + 1) else { continue }
            if section == .end {
                if EPANETSection(heading: line.words[0]) != .end { strayLines += 1 }
            } else if line.words[0].hasPrefix("[") {
                section = EPANETSection(heading: line.words.joined(separator: " "))
                isEmpty = isEmpty && section == nil
                if section == nil { unknown.append((line.words.joined(separator: " "), line.number)) }
            } else if let section {
                lines[section, default: []].append(line)
            } else if unknown.isEmpty {
                strayLines += 1
            }
        }
    }

    subscript(section: EPANETSection) -> [EPANETLine] { lines[section] ?? [] }

    /// What is said of what was not read.
    func messages(_ file: String) -> [Message] {
        var messages = unknown.map { heading, line in
            let name = EPANETSection.name(heading)
            let nearest = Suggestion.nearest(to: name, among: EPANETSection.allCases.map(\.rawValue))
            let help = nearest.map { "; did you mean [\($0.uppercased())]?" } ?? ""
            return Message(
                .warning, "epanet_unknown_section",
                "\(file):\(line): EPANET has no section \(heading): its lines are left out\(help)")
        }
        if strayLines > 0 {
            let (stand, count) = strayLines == 1 ? ("line stands", "counts") : ("lines stand", "count")
            messages.append(
                Message(
                    .warning, "epanet_stray_lines",
                    "\(file): \(strayLines) \(stand) before the first section or behind [END] and \(count) for nothing")
            )
        }
        let control = [EPANETSection.controls, .rules].map { self[$0].count }
        if control.reduce(0, +) > 0 {
            messages.append(
                Message(
                    .information, "epanet_controls",
                    "\(file): lines of [CONTROLS] (\(control[0])) and [RULES] (\(control[1])) are not followed: "
                        + "links are as open or closed as they begin"))
        }
        return messages
    }
}
