import Testing

extension TemporaryProject {
    /// Drafts a project of data, and checks that it is valid and that all of its jobs succeed.
    ///
    /// - Returns: what the command said.
    @discardableResult
    func draftAndRun(_ data: String, _ options: String..., in folder: String = "town") throws -> String {
        let made = try Arterial.run(["init", "--from", data, folder] + options, in: url)
        try #require(made.code == 0, "\(data): \(made.error)")
        let checked = try run("validate", "\(folder)/jobs")
        #expect(checked.code == 0, "\(data): \(checked.output)\(checked.error)")
        let ended = try run("run", "\(folder)/jobs")
        #expect(ended.code == 0, "\(data): \(ended.output)\(ended.error)")
        return made.output
    }
}
