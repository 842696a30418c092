import Foundation
import Testing

/// Two projects that differ in one key alone, and where their outputs must differ for it.
struct KeyPair: Sendable, CustomTestStringConvertible {
    /// The key's path in the schema: `stops.at`, with `NAME` for names that users choose.
    let key: String
    /// What the key is set to; nil where it is left out.
    let values: [String?]
    /// A file of the job's outputs (`directions.txt`), a column of it (`stops.csv/status`), or one of the words `folder`
    /// (the names of the output folders), `state` (how the job ended) and `refusal` (whether the job is a mistake); or a
    /// member of what `arterial network info` says (`info/tiers`).
    let places: [String]
    private let files: [String: String]
    private let names: [String]

    /// - Parameters:
    ///   - files: the project's files by their paths. `{key}` stands for the key with all that is above it
    ///     (`locate: {tolerance: 20 m}`), `{item}` for the key alone (`at: [9, 50]`).
    ///   - names: what stands for each `NAME` of the key.
    init(
        _ key: String, _ one: String?, _ other: String?, _ places: String..., in files: [String: String],
        names: [String] = []
    ) {
        self.key = key
        self.values = [one, other]
        self.places = places
        self.files = files
        self.names = names
    }

    var testDescription: String { "\(key): \(values[0] ?? "not given") and \(values[1] ?? "not given")" }

    /// What the pair shows of the schema: the key, and its values as `key: value`.
    var shown: [String] {
        let words = values.compactMap { $0?.trimmingCharacters(in: CharacterSet(charactersIn: "[]")) }
        return [key] + words.map { "\(key): \($0)" }
    }

    /// The places where the outputs of both are the same; and `key` where the key of the job is, so that a second run would
    /// take the outputs of one for those of the other.
    func placesWithoutEffect() throws -> [String] {
        let runs = try values.map(run)
        let keys = runs.map(\.jobKey)
        let withoutEffect = try places.filter { place in
            let (one, other) = (try runs[0].content(at: place), try runs[1].content(at: place))
            return one == other
        }
        return withoutEffect + (keys[0] != nil && keys[0] == keys[1] ? ["key"] : [])
    }

    /// Runs `job.yaml` of the project whose key has a value.
    private func run(_ value: String?) throws -> KeyRun {
        let texts = files.mapValues { text in
            text.replacingOccurrences(of: "{key}", with: value.map(written) ?? "")
                .replacingOccurrences(of: "{item}", with: value.map { "\(path.last ?? key): \($0)" } ?? "")
        }
        return try KeyRun(texts, looksAt: places)
    }

    private func written(_ value: String) -> String {
        path.dropLast().reversed().reduce("\(path.last ?? key): \(value)") { inner, outer in "\(outer): {\(inner)}" }
    }

    /// The key's path below what all pairs of a kind have in common, with names in it.
    private var path: [String] {
        var names = names[...]
        let below = key.replacingOccurrences(of: "travel_modes.NAME.", with: "")
        return below.split(separator: ".").map { part in
            part == "NAME" ? names.popFirst() ?? "NAME" : String(part)
        }
    }
}
