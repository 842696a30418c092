import FeatureSources
import Vocabulary

/// Reads an EPANET input file. Sections may stand in any order; of sections that stand there twice all lines count.
struct EPANETReader {
    let file: String
    let sections: EPANETSections
    var model = EPANETModel()
    /// Ids to numbers.
    var nodes: [String: Int] = [:]
    var links: [String: Int] = [:]
    /// The same by ids in lower case: ids that differ in case alone are one to traces.
    var foldedNodes: [String: Int] = [:]
    var foldedLinks: [String: Int] = [:]
    var suggestionsLeft = 20
    private(set) var faults: [EPANETFault] = []
    var messages: [Message] = []

    /// - Throws: `SourceError`; `EPANETFaults`.
    static func read(_ address: SourceAddress) throws -> (model: EPANETModel, messages: [Message]) {
        try read(EPANETText(address), named: address.name)
    }

    /// - Throws: `SourceError`; `EPANETFaults`.
    static func read(_ text: EPANETText, named file: String) throws -> (model: EPANETModel, messages: [Message]) {
        let sections = EPANETSections(text)
        guard !sections.isEmpty else {
            throw SourceError.unreadable(
                source: file, reason: "it is no EPANET input file: no section such as [JUNCTIONS] is in it")
        }
        var reader = EPANETReader(file: file, sections: sections)
        reader.readOptions()
        reader.readNodes()
        reader.readLinks()
        reader.readStatus()
        reader.readPlaces()
        reader.readTags()
        if !reader.faults.isEmpty { throw EPANETFaults(all: reader.faults.sorted { $0.line < $1.line }) }
        return (reader.model, sections.messages(file) + reader.messages)
    }

    private init(file: String, sections: EPANETSections) {
        self.file = file
        self.sections = sections
    }

    mutating func fault(_ line: EPANETLine, _ element: String, _ rule: String) {
        faults.append(EPANETFault(file: file, line: line.number, element: element, rule: rule))
    }

    /// The number at a place of a line; nil where there is none, or where it is a fault.
    mutating func number(
        _ line: EPANETLine, _ place: Int, _ element: String, _ name: String, from least: Double = -.infinity
    ) -> Double? {
        guard let word = line[place] else { return nil }
        guard let number = Double(word), number.isFinite else {
            fault(line, element, "its \(name) '\(word)' is no number")
            return nil
        }
        guard number >= least else {
            fault(line, element, "its \(name) \(word) is below \(Int(least))")
            return nil
        }
        return number
    }

    /// What was met in a section and belongs to nothing, said once.
    mutating func note(_ code: String, _ ids: [String], _ text: (_ count: Int) -> String) {
        guard !ids.isEmpty else { return }
        messages.append(Message(.warning, code, "\(file): \(text(ids.count)): " + SampleText.first(of: ids)))
    }

    /// Lines of a section that speak of what there is not.
    mutating func noteStrays(_ code: String, _ ids: [String], of section: String, what: String) {
        note(code, ids) { count in
            count == 1
                ? "1 line of \(section) is of no \(what) and counts for nothing"
                : "\(count) lines of \(section) are of no \(what) and count for nothing"
        }
    }

    private mutating func readOptions() {
        let metric = ["LPS", "LPM", "MLD", "CMH", "CMD", "CMS"]
        let feet = ["CFS", "GPM", "MGD", "IMGD", "AFD"]
        for line in sections[.options] where line.words[0].uppercased() == "UNITS" {
            guard let word = line[1]?.uppercased() else { continue }
            guard metric.contains(word) || feet.contains(word) else {
                fault(
                    line, "option UNITS",
                    "'\(word)' is no unit of flow; there are \((feet + metric).joined(separator: ", "))")
                continue
            }
            model.isMetric = metric.contains(word)
        }
    }
}
