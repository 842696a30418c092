import ImageFile
import JobSpec
import Vocabulary

/// The languages that jobs can name: the built-in ones and those of the project.
public struct LanguageLibrary: Sendable {
    /// A language of the project.
    private struct Own: Sendable {
        let language: DirectionsLanguage?
        /// Of its file. What that is based on is built in.
        let digest: Digest
    }

    private let own: [String: Own]
    /// The names of all languages, in order.
    public let names: [String]

    /// Reads the files of the project's languages. Mistakes go to `diagnostics`.
    ///
    /// - Parameter path: a path as the operating system needs it.
    init(project: ProjectSpec?, path: (String) -> String, _ diagnostics: Diagnostics) {
        let entries = project?.languages.entries ?? []
        own = entries.reduce(into: [:]) { own, entry in
            own[entry.name.value] = Self.read(entry.value, path(entry.value.value), diagnostics)
        }
        names = BuiltInLanguages.names.filter { [own] in own[$0] == nil } + entries.map(\.name.value)
    }

    /// What gives the words of a language, which are read when they are first needed; nil for a name that there is not.
    subscript(name: String) -> (@Sendable () -> DirectionsLanguage)? {
        if let language = own[name]?.language { return { language } }
        guard let builtIn = BuiltInLanguages.named(name) else { return nil }
        return { BuiltInLanguages.language(builtIn) }
    }

    /// The digest of a language's file; nil for a built-in one, which is known by the engine's version.
    func digest(of name: String) -> Digest? { own[name]?.digest }

    private static func read(_ file: Marked<String>, _ path: String, _ diagnostics: Diagnostics) -> Own? {
        do {
            let source = try SourceFile.read(path: path, displayedAs: path)
            let language = LanguageSpec.decode(source, diagnostics) { base in
                if let source = BuiltInLanguages.source(base.value) { return source }
                diagnostics.error(
                    "unknown_language", at: base.mark, "there is no built-in language '\(base.value)'",
                    help: UnknownName.help(for: base.value, among: BuiltInLanguages.names))
                return nil
            }
            return Own(language: language, digest: Digest(of: source.text))
        } catch {
            diagnostics.error("unreadable_file", at: file.mark, error.explanation)
            return nil
        }
    }
}
