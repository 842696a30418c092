import Foundation
import Testing

/// Two projects that differ in one key alone, and where their outputs must differ for it.
struct KeyPair: Sendable, Hashable, CustomTestStringConvertible {
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
    ///
    /// - Parameter batch: where both may have run already, beside the jobs of other pairs.
    func placesWithoutEffect(in batch: KeyBatch? = nil) throws -> [String] {
        let runs = try batch?.runs(of: self) ?? values.map { try KeyRun(texts($0), looksAt: places) }
        let keys = runs.map(\.jobKey)
        let withoutEffect = try places.filter { place in
            let (one, other) = (try runs[0].content(at: place), try runs[1].content(at: place))
            return one == other
        }
        return withoutEffect + (keys[0] != nil && keys[0] == keys[1] ? ["key"] : [])
    }

    static let jobFile = "job.yaml"

    /// Whether both jobs can run beside others; not where the pair is about names, or about what is said of the whole run.
    var canRunBesideOthers: Bool {
        let isAboutOutputs = places.allSatisfy { $0 != "folder" && $0 != "refusal" && !$0.hasPrefix("info/") }
        return isAboutOutputs && !["matrix", "name", "timeout"].contains { key == $0 || key.hasPrefix($0 + ".") }
    }

    /// The files beside the job's; nil where the pair is about those, so that both jobs cannot stand side by side.
    var filesBeside: [String: String]? {
        let beside = files.filter { $0.key != Self.jobFile }
        return beside.values.allSatisfy { !$0.contains("{key}") && !$0.contains("{item}") } ? beside : nil
    }

    /// Whether both jobs are about the network `town`.
    var isAboutTown: Bool { projects.allSatisfy { $0[Self.jobFile, default: ""].contains("network: town\n") } }

    /// The files of both projects.
    var projects: [[String: String]] { values.map(texts) }

    /// The project whose key has a value.
    private func texts(_ value: String?) -> [String: String] {
        files.mapValues { text in
            text.replacing("{key}", with: value.map(written) ?? "")
                .replacing("{item}", with: value.map { "\(path.last ?? key): \($0)" } ?? "")
        }
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
