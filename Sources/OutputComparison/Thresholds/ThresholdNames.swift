import Vocabulary

/// Said where a threshold names nothing that the outputs have.
public struct UnknownThreshold: Error, Equatable, CustomStringConvertible {
    public let description: String

    init(_ threshold: Threshold, known: Set<String>) {
        let names = known.sorted()
        let hint = Suggestion.nearest(to: threshold.pattern, among: names).map { "did you mean '\($0)'? " } ?? ""
        description =
            "the threshold '\(threshold)' names no column of numbers: \(hint)there are \(names.joined(separator: ", "))"
    }
}

/// Which amounts there are in outputs, for thresholds that must name some of them.
struct ThresholdNames {
    private let thresholds: [Threshold]
    private var known: Set<String> = ["messages", "rows"]

    init(_ thresholds: Thresholds) { self.thresholds = thresholds.all }

    mutating func see(_ comparison: JobComparison) {
        if thresholds.isEmpty { return }
        guard let change = comparison.change else { return }
        for table in change.tables { known.formUnion(table.amounts) }
        known.formUnion(change.record.amounts.map(\.column))
    }

    /// The first threshold that names nothing: looks into files that are the same in both, as long as there is one.
    mutating func unknown(in folders: [OutputFolder]) -> UnknownThreshold? {
        for folder in folders {
            for job in folder.jobs.map({ $0.map { "/" + $0 } }) ?? [""] {
                if firstUnknown == nil { return nil }
                see(folder.path + job)
            }
        }
        return firstUnknown.map { UnknownThreshold($0, known: known) }
    }

    private var firstUnknown: Threshold? { thresholds.first { threshold in !known.contains(where: threshold.names) } }

    /// What cannot be read has been said.
    private mutating func see(_ folder: String) {
        let record = try? ComparedRecord(at: folder + "/" + ComparedRecord.file)
        known.formUnion(record?.amounts.map(\.path) ?? [])
        for file in (try? FolderContent(of: folder))?.files ?? [] {
            for read in (try? TableFile(file)?.tables(in: folder, system: record?.coordinateSystem)) ?? [] {
                known.formUnion(read.table.amounts)
            }
        }
    }
}
