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
        let (tables, packed) = try tableChanges(changed, tolerance)
        return JobChange(
            record: try changed.contains(ComparedRecord.file) ? recordChange(before, after) : .none,
            tables: tables, documents: try documentChanges(changed) + packed,
            filesRemoved: before.filter { !common.contains($0) }, filesAdded: after.filter { !common.contains($0) })
    }

    private func path(_ folder: String, _ file: String) -> String { folder + "/" + file }

    private func recordChange(_ before: [String], _ after: [String]) throws(OutputFault) -> RecordChange {
        var tables: Set<String> = []
        for (folder, files) in [(old, before), (new, after)] {
            for file in files.compactMap(TableFile.init) { tables.formUnion(try file.names(in: folder)) }
        }
        return RecordChange(
            from: try ComparedRecord(at: path(old, ComparedRecord.file)),
            to: try ComparedRecord(at: path(new, ComparedRecord.file)),
            writtenTables: tables)
    }

    /// GeoJSON first, which has geometries: what other files say of the same rows is not told again.
    ///
    /// - Returns: also files whose tables say the same, and that are not the same for something else in them.
    private func tableChanges(
        _ files: [String], _ tolerance: Double
    ) throws(OutputFault) -> (tables: [TableChange], packed: [DocumentChange]) {
        var (told, packed): ([TableChange], [DocumentChange]) = ([], [])
        let found = files.compactMap(TableFile.init)
        let systems = found.contains { $0.format == .csv } ? (system(in: old), system(in: new)) : (nil, nil)
        for format in TableFile.Format.allCases {
            for file in found where file.format == format {
                let changes = try changes(of: file, systems, tolerance)
                if changes.isEmpty, format.isPacked {
                    let exact = tolerance > 0 ? try self.changes(of: file, systems, 0) : []
                    if exact.isEmpty { packed.append(DocumentChange(ofBytes: file.name)) }
                }
                for change in changes where !told.contains(where: change.isTold) { told.append(change) }
            }
        }
        return (told, packed)
    }

    private func changes(
        of file: TableFile, _ systems: (old: String?, new: String?), _ tolerance: Double
    ) throws(OutputFault) -> [TableChange] {
        let before = try file.tables(in: old, system: systems.old)
        let after = try file.tables(in: new, system: systems.new)
        let names = before.map(\.name) + after.map(\.name).filter { name in !before.contains { $0.name == name } }
        let nothing = OutputTable(columns: [], rows: [])
        return names.map { name in
            TableComparison(file: file.place(of: name), table: name, tolerance: tolerance).change(
                from: before.first { $0.name == name }?.table ?? nothing,
                to: after.first { $0.name == name }?.table ?? nothing)
        }.filter { !$0.isEmpty }
    }

    private func system(in folder: String) -> String? {
        (try? ComparedRecord(at: path(folder, ComparedRecord.file)))?.coordinateSystem
    }

    private func documentChanges(_ files: [String]) throws(OutputFault) -> [DocumentChange] {
        var changes: [DocumentChange] = []
        for file in files where TableFile(file) == nil && file != ComparedRecord.file {
            changes.append(try DocumentChange(file, old: path(old, file), new: path(new, file)))
        }
        return changes
    }
}
