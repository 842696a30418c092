import JobSpec
import Results

extension Set<Table.Format> {
    /// Those of a job's outputs that are formats of tables.
    init(of formats: [some RawRepresentable<String>]) {
        self = Set(formats.compactMap { Table.Format(rawValue: $0.rawValue) })
    }
}
