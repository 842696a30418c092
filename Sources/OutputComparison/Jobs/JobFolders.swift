/// The folders of a job's outputs, before and now.
struct JobFolders {
    let old: String
    let new: String

    /// Compares what is different in their bytes, file by file.
    ///
    /// - Parameter tolerance: metres.
    /// - Returns: nil where all files have the same bytes.
    /// - Throws: `OutputFault`.
    func change(tolerance: Double) throws(OutputFault) -> JobChange? {
        let (before, after) = (try FolderContent(of: old).files, try FolderContent(of: new).files)
        let common = before.filter(Set(after).contains)
        var changed: [String] = []
        for file in common where !(try FileContent.areEqual(path(old, file), path(new, file))) { changed.append(file) }
        if changed.isEmpty, common.count == before.count, common.count == after.count { return nil }
        let tables = Set((before + after).compactMap { TableFile($0)?.table })
        return JobChange(
            record: try changed.contains(JobRecord.file) ? recordChange(tables) : .none,
            tables: try tableChanges(changed, tolerance), documents: try documentChanges(changed),
            filesRemoved: before.filter { !common.contains($0) }, filesAdded: after.filter { !common.contains($0) })
    }

    private func path(_ folder: String, _ file: String) -> String { folder + "/" + file }

    private func recordChange(_ tables: Set<String>) throws(OutputFault) -> RecordChange {
        RecordChange(
            from: try JobRecord(at: path(old, JobRecord.file)), to: try JobRecord(at: path(new, JobRecord.file)),
            writtenTables: tables)
    }

    /// GeoJSON first, which has geometries: what CSV says of the same rows is not told again.
    private func tableChanges(_ files: [String], _ tolerance: Double) throws(OutputFault) -> [TableChange] {
        var told: [TableChange] = []
        for format in TableFile.Format.allCases {
            for file in files {
                guard let table = TableFile(file), table.format == format else { continue }
                let comparison = TableComparison(file: file, table: table.table, tolerance: tolerance)
                let change = comparison.change(
                    from: try OutputTable(table, at: path(old, file)), to: try OutputTable(table, at: path(new, file)))
                if !change.isEmpty, !told.contains(where: change.isTold) { told.append(change) }
            }
        }
        return told
    }

    private func documentChanges(_ files: [String]) throws(OutputFault) -> [DocumentChange] {
        var changes: [DocumentChange] = []
        for file in files where TableFile(file) == nil && file != JobRecord.file {
            changes.append(try DocumentChange(file, old: path(old, file), new: path(new, file)))
        }
        return changes
    }
}
