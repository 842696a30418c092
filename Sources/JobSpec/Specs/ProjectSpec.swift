import Vocabulary

/// A project file: networks, travel modes, and what its jobs share.
public struct ProjectSpec: Sendable {
    public let networks: OrderedMap<NetworkSpec>
    public let travelModes: OrderedMap<TravelModeSpec>
    /// The files of the words of languages, relative to the project file, by the languages' names.
    public let languages: OrderedMap<Marked<String>>
    /// The default output folder, relative to the project file.
    public let outputs: Marked<String>?
    /// Defaults of jobs by their kind, as they were written.
    public let defaults: OrderedMap<Node>
    /// Lists of items for `use: name`, as they were written.
    public let definitions: OrderedMap<Node>
    /// What sources may be beyond the usual.
    public let allow: AllowSpec?
    public let databases: DatabasesSpec?
    public let mark: Mark

    /// The defaults of a kind of job, or nil.
    public func defaults(of kind: JobKind) -> Node? { defaults[kind.rawValue] }

    static let shape = Shape<ProjectSpec>.record(
        "a project", "Networks, travel modes, and what the jobs of a project share."
    ) { fields in
        let networks = fields.optional(
            "networks", .map(of: NetworkSpec.shape, called: "a mapping of names to networks"), "The networks, by name.")
        let modes = fields.optional("travel_modes", TravelModeSpec.namedShape, "Travel modes, by name.")
        let languages = fields.optional(
            "languages", .map(of: .marked(.source), called: "a mapping of names to files"),
            "Languages of directions, by name: the files of their words, relative to this one.")
        let outputs = fields.optional(
            "outputs", .marked(.folder), "The default output folder, relative to this file.")
        let defaults = fields.optional("defaults", ProjectDefaults.shape, "What jobs take over where they are silent.")
        let definitions = fields.optional(
            "definitions", .map(of: .definition, called: "a mapping of names to lists of items"),
            "Lists of items that jobs take in with 'use: name'.")
        let allow = fields.optional(
            "allow", AllowSpec.shape, "What sources may be that could read other files or ask servers.")
        let databases = fields.optional("databases", DatabasesSpec.shape, "How database servers are asked.")
        return { record in
            ProjectSpec(
                networks: record[networks] ?? OrderedMap(), travelModes: record[modes] ?? OrderedMap(),
                languages: record[languages] ?? OrderedMap(), outputs: record[outputs],
                defaults: record[defaults] ?? OrderedMap(),
                definitions: record[definitions] ?? OrderedMap(), allow: record[allow],
                databases: record[databases], mark: record.mark)
        }
    }
}

extension Shape where Value == String {
    /// The path of a folder.
    fileprivate static var folder: Shape {
        Shape.text.adding([("minLength", .integer(1))]).checked("wrong_type") {
            $0.isEmpty ? ("the path of the folder is empty", "name a folder such as 'outputs'") : nil
        }
    }
}

extension Shape where Value == Node {
    /// The items of a definition. What they are is known where they are used.
    fileprivate static var definition: Shape {
        Shape(expected: "a list of items", schema: ProjectDefinitions.schema) { node, reader in
            if node.items != nil || node.pairs != nil { return node.from(.projectDefinitions) }
            reader.wrongType(node, expected: "a list of items")
            return nil
        }
    }
}
