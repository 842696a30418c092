import JobSpec
import Preparation
import ResultWriters
import Results
import Vocabulary

/// A job that has met its network: all that is left is to run it.
struct JobWork {
    let tables: [Table]
    let formats: Set<Table.Format>
    let options: JobFolderWriter.Options
    /// Whether the tables' columns `status` say what became of places.
    var hasStatuses = true
    /// Nil for a job that needs none.
    let network: NetworkRecord?
    /// What the job leaves to its network.
    var values: [EffectiveValue] = []
    /// Counts beyond those of the tables' rows.
    var figures: [(name: String, count: Int)] = []
    /// Tables whose rows are what was asked for; without any of them the job has found nothing.
    let answers: Set<String>
    /// Passes the rows on.
    let run: (CountedResults) throws -> Void
}

extension JobWork {
    /// Says which tables have no file, because their formats are not among those that the job asks for.
    ///
    /// A GeoPackage and FlatGeobuf hold all tables; without formats there is what Esri answers alone.
    var noteOfUnwritten: Message? {
        guard !formats.isEmpty, formats.isDisjoint(with: [.gpkg, .fgb]) else { return nil }
        let unwritten = tables.filter { !$0.formats.isEmpty && formats.isDisjoint(with: $0.formats) }
        if unwritten.isEmpty { return nil }
        let names = unwritten.map { "\($0.name) (\($0.formats.map(\.rawValue).joined(separator: ", ")))" }
        return Message(
            .information, "not_written",
            "not written, as 'formats' has none of theirs: " + names.joined(separator: ", "))
    }
}
