import Vocabulary

/// What the import of a network met, in words and numbers that are kept with its image.
public struct NetworkReport: Sendable, Equatable {
    /// Turn restrictions that count, and those left out by reason, in the order of the reasons.
    public var turnRestrictions = 0
    public var restrictionsLeftOut: [LeftOut] = []
    /// Places where streets end since the sources do not hold what comes next.
    public var missingNodes = 0
    /// What else is to be said, with every job.
    public var remarks: [Remark] = []

    public struct LeftOut: Sendable, Equatable {
        public let reason: String
        public let count: Int

        public init(reason: String, count: Int) {
            self.reason = reason
            self.count = count
        }
    }

    public struct Remark: Sendable, Equatable {
        public let isWarning: Bool
        public let code: String
        public let text: String

        public init(isWarning: Bool, code: String, text: String) {
            self.isWarning = isWarning
            self.code = code
            self.text = text
        }
    }

    public init() {}

    public init(_ report: StreetImport.Report) {
        turnRestrictions = report.restrictionsKept
        restrictionsLeftOut = report.skippedByReason.map { LeftOut(reason: $0.reason, count: $0.count) }
        missingNodes = report.counts.missingNodes
        remarks = [report.conditionalTags.remark, report.unreadTags.remark].compactMap(\.self)
    }
}

/// A report as texts, as an image keeps it: four a line of the report.
extension NetworkReport {
    public var notes: [String] {
        [["restrictions", String(turnRestrictions), "", ""], ["missing", String(missingNodes), "", ""]].flatMap { $0 }
            + restrictionsLeftOut.flatMap { ["left out", String($0.count), $0.reason, ""] }
            + remarks.flatMap { ["remark", $0.isWarning ? "1" : "0", $0.code, $0.text] }
    }

    public init(notes: [String]) {
        for start in stride(from: 0, to: notes.count - notes.count % 4, by: 4) {
            let number = Int(notes[start + 1]) ?? 0
            switch notes[start] {
            case "restrictions": turnRestrictions = number
            case "missing": missingNodes = number
            case "left out": restrictionsLeftOut.append(LeftOut(reason: notes[start + 2], count: number))
            default: remarks.append(Remark(isWarning: number == 1, code: notes[start + 2], text: notes[start + 3]))
            }
        }
    }
}
