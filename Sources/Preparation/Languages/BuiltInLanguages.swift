import JobSpec
import Synchronization
import Vocabulary

/// The languages of directions that need no project file: the files beside this one, embedded in the code.
public enum BuiltInLanguages {
    /// Their names, in the order in which they are shown.
    public static let names = DirectionsSpec.BuiltInLanguage.allCases.map(\.rawValue)

    /// The text of a language's file, for translators who want to start from it; nil for a name that there is not.
    public static func text(of name: String) -> String? {
        named(name).map { String(decoding: bytes(of: $0), as: UTF8.self) }
    }

    /// The words of a language; nil for a name that there is not.
    public static func language(_ name: String) -> DirectionsLanguage? {
        named(name).map(language)
    }

    static func named(_ name: String) -> DirectionsSpec.BuiltInLanguage? {
        DirectionsSpec.BuiltInLanguage(rawValue: name)
    }

    /// The words of a language, which are read at the first call.
    static func language(_ language: DirectionsSpec.BuiltInLanguage) -> DirectionsLanguage {
        languages.withLock { known in
            if let words = known[language] { return words }
            let words = read(language)
            known[language] = words
            return words
        }
    }

    static func source(_ name: String) -> SourceFile? { named(name).map(source) }

    private static let languages = Mutex<[DirectionsSpec.BuiltInLanguage: DirectionsLanguage]>([:])

    private static func source(_ language: DirectionsSpec.BuiltInLanguage) -> SourceFile {
        SourceFile(name: "\(language.rawValue).yaml", text: String(decoding: bytes(of: language), as: UTF8.self))
    }

    private static func read(_ language: DirectionsSpec.BuiltInLanguage) -> DirectionsLanguage {
        let diagnostics = Diagnostics()
        guard let words = LanguageSpec.decode(source(language), diagnostics) else {
            preconditionFailure("the built-in languages are well written:\n\(diagnostics.rendered())")
        }
        return words
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
