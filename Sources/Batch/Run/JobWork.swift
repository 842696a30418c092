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
    /// Counts beyond those of the tables' rows.
    var figures: [(name: String, count: Int)] = []
    /// Tables whose rows are what was asked for; without any of them the job has found nothing.
    let answers: Set<String>
    /// Passes the rows on.
    let run: (CountedResults) throws -> Void
}
