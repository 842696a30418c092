import Dispatch
import FeatureSources
import Results
import Synchronization
import Vocabulary

/// Finds the rows that belong to others, and reports the pairs.
///
/// Reads tables, and writes nothing but rows of results.
public struct RelatedRecordsAnalysis: Sendable {
    private let parameters: RelatedRecordsParameters
    private let tables: RelatedRecordsTables
    private let context: RunContext

    public init(parameters: RelatedRecordsParameters, tables: RelatedRecordsTables, context: RunContext) {
        self.parameters = parameters
        self.tables = tables
        self.context = context
    }

    /// Reads both tables and all between.
    ///
    /// - Throws: `AnalysisFailure` for tables that cannot be read; `Cancelled`.
    public func find() throws -> FoundRecords {
        context.progress.progress("finding related records", done: 0, total: nil)
        do {
            let rows = try SelectedRecords(parameters, context: context)
            let request = RelatedRequest(
                columns: relatedColumns, selection: parameters.related.selection,
                places: parameters.related.places)
            let related = try RelatedRows(
                of: rows.store, keyColumns: rows.keyColumns, over: parameters.steps, request,
                check: context.checkCancelled)
            let found = FoundRecords(rows: rows, related: related, parameters: parameters)
            RelatedRecordsMessages(found, parameters, context).say()
            return found
        } catch let error as SourceError {
            throw AnalysisFailure(["\(error)"])
        } catch let error as RelationshipError {
            throw AnalysisFailure(["\(error)"])
        }
    }

    /// Hands the rows of all tables to `sink`, those of each table from a thread of its own.
    ///
    /// - Parameter inOrder: one table after the other: a file that takes all of them would show which row came first.
    /// - Throws: `Cancelled`, and what `sink` throws: of the features first.
    public func report(_ found: FoundRecords, into sink: some ResultSink & Sendable, inOrder: Bool = false) throws {
        if inOrder {
            try writeFeatures(found, into: sink)
            return try writeRecords(found, into: sink)
        }
        let reports: [@Sendable () throws -> Void] = [
            { try writeFeatures(found, into: sink) }, { try writeRecords(found, into: sink) },
        ]
        let results = Mutex<[Result<Void, any Error>?]>(Array(repeating: nil, count: reports.count))
        DispatchQueue.concurrentPerform(iterations: reports.count) { number in
            let result = Result { try reports[number]() }
            results.withLock { $0[number] = result }
        }
        for result in results.withLock({ $0 }) { try result?.get() }
    }

    private func writeFeatures(_ found: FoundRecords, into sink: some ResultSink) throws {
        guard let features = tables.features else { return }
        let values = RelatedValues(found, parameters)
        let report = FeatureReport(found: found, values: values, table: features, context: context)
        try report.write(into: sink)
        if let note = values.noteOnWrapped { context.messages.add(note) }
        guard report.unplacedCount > 0 else { return }
        let rows = report.unplacedCount == 1 ? "1 related row has" : "\(report.unplacedCount) related rows have"
        context.warn(
            "unusable_geometry",
            "\(rows) a geometry that cannot be used, and \(report.unplacedCount == 1 ? "is" : "are") given without it: "
                + report.firstUnplaced)
    }

    private func writeRecords(_ found: FoundRecords, into sink: some ResultSink) throws {
        let report = RecordReport(
            found: found, values: RelatedValues(found, parameters), parameters: parameters, table: tables.records,
            context: context)
        try report.write(into: sink)
    }

    /// The fields that are read of related rows: their id, those that are kept, those to order by, and their places.
    private var relatedColumns: [String] {
        let side = parameters.related
        return (side.idField.map { [$0.name] } ?? []) + side.keptFields.map(\.name)
            + parameters.order.terms.map(\.field)
            + (side.places?.fieldNames ?? [])
    }
}
