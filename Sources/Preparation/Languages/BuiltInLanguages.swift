import JobSpec
import Vocabulary

/// The languages of directions that need no project file: the files beside this one, embedded in the code.
public enum BuiltInLanguages {
    /// Their names, in the order in which they are shown.
    public static let names = DirectionsSpec.BuiltInLanguage.allCases.map(\.rawValue)

    /// The text of a language's file, for translators who want to start from it; nil for a name that there is not.
    public static func text(of name: String) -> String? {
        DirectionsSpec.BuiltInLanguage(rawValue: name).map { String(decoding: bytes(of: $0), as: UTF8.self) }
    }

    /// The words of a language; nil for a name that there is not.
    public static func language(_ name: String) -> DirectionsLanguage? {
        try? languages.value(for: name) { read(name) }
    }

    static func source(_ name: String) -> SourceFile? {
        text(of: name).map { SourceFile(name: "\(name).yaml", text: $0) }
    }

    /// Each is read when a job first asks for it.
    private static let languages = OnceMap<String, DirectionsLanguage?>(keeping: .max)

    private static func read(_ name: String) -> DirectionsLanguage? {
        guard let source = source(name) else { return nil }
        let diagnostics = Diagnostics()
        let language = LanguageSpec.decode(source, diagnostics)
        precondition(language != nil, "the built-in languages are well written:\n\(diagnostics.rendered())")
        return language
    }

    private static func bytes(of language: DirectionsSpec.BuiltInLanguage) -> [UInt8] {
        switch language {
        case .english: PackageResources.en_yaml
        case .german: PackageResources.de_yaml
        case .spanish: PackageResources.es_yaml
        case .french: PackageResources.fr_yaml
        case .finnish: PackageResources.fi_yaml
        }
    }
}
