import JobSpec
import Preparation
import Vocabulary

/// The networks of a drafted project file, compiled to look at them. The first run finds them compiled.
struct DraftStore {
    let store: NetworkStore

    /// - Throws: `StarterRefused` where the file has mistakes.
    init(_ text: String, in folder: String) throws {
        let diagnostics = Diagnostics()
        let path = folder + "/arterial.yaml"
        let source = SourceFile(name: path, text: text)
        guard let spec = ProjectFile.decode(source, diagnostics), !diagnostics.hasErrors else {
            throw StarterRefused("no project can be drafted of this:\n" + diagnostics.rendered())
        }
        let project = Project(spec: spec, folder: folder, diagnostics)
        store = NetworkStore(project: project, cache: NetworkCache(of: project, wished: nil))
    }
}
