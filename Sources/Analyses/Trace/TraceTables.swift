import Results
import UtilityNetwork
import Vocabulary

/// The tables of a trace job and their columns.
public enum TraceTables {
    private static let feature = [
        Column("source", "The network source of the feature"), Column("global_id", "The id of the feature"),
    ]

    private static let group = Column("group", "The group of starts that was traced")

    private static let terminal = Column("terminal", "The terminal of a device that has several")

    public static let elements = Table(
        "elements", "The elements of the result: terminals of junctions, and pieces of lines", geometry: .any,
        formats: [.geojson, .csv],
        columns: feature + [
            Column("asset_group", "The name of its asset group"), Column("asset_type", "The name of its asset type"),
            terminal,
            Column(
                "position_from", .number,
                "Where a piece of a line begins, 0 to 1 in the direction in which it was digitised"),
            Column("position_to", .number, "Where it ends"),
            Column(
                "role",
                "What it is to the trace: \(TraceRole.allCases.map(\.rawValue).joined(separator: ", "))"),
        ])

    /// The same where starts have groups.
    public static let groupedElements = elements.adding([group])

    public static let isolation = Table(
        "isolation", "What an isolation trace started from, and what it met at the border of the zone", geometry: .none,
        formats: [.csv],
        columns: feature + [
            terminal,
            Column("fraction_along", .number, "The place on a line, 0 to 1 in the direction in which it was digitised"),
            Column("role", "start, isolating, rejected, or supply: the way by which supply still comes"),
            Column(
                "reason", "Why it is rejected: dead_end, already_closed, not_operable, not_filter, or supply_in_zone"),
        ])

    private static let cutOff = [
        Column("isolating", "The ids of what is to be closed, sorted, joined by ;"),
        Column("isolating_count", .integer, "How many they are; a line that is closed at two places counts twice"),
        Column("isolated_count", .integer, "How many features are then without supply"),
        Column("isolated_length", unit: "metres", "The length of lines without supply"),
        Column("customers", .integer, "How many customers are without supply"),
        Column("status", "isolable, not_isolable, or not_supplied"),
    ]

    private static let isolationSummary = Table(
        "summary", "A row for each trace: what to close, and who is then without supply", geometry: .none,
        formats: [.csv],
        columns: feature + [
            Column(
                "segment", .integer,
                "The segment that it is in; empty where it is in several, or segments are not looked at")
        ]
            + cutOff)

    private static let walkSummary = Table(
        "summary", "A row for each trace: what it reached", geometry: .none, formats: [.csv],
        columns: feature + [
            Column("feature_count", .integer, "How many features were reached"),
            Column("length", unit: "metres", "The length of lines that were reached"),
            Column("customers", .integer, "How many customers were reached"),
        ])

    public static let segments = Table(
        "segments", "The parts of the network between filter barriers, and what each cuts off", geometry: .any,
        formats: [.geojson, .csv],
        columns: [
            Column("segment", .integer, "The number of the segment, from 1"),
            Column("feature_count", .integer, "How many features are in it"),
            Column("length", unit: "metres", "The length of its lines"),
        ] + cutOff)

    /// What `trace_results.json` says of a trace beside its elements, in rows that end them.
    public static let responses = Table(
        "trace_results", "What each trace came to, in the shape of Esri's answers", geometry: .none, formats: [],
        columns: [
            Column("starting_points_ignored", .boolean, "Whether starts were left out"),
            Column("nearest_found", .boolean, "Whether there were as many of the nearest features as wanted"),
            Column("warnings", "A line for each"),
        ])

    /// A row for each trace, with a column for each function.
    public static func summary(_ kind: TraceKind, with functions: [TraceFunction] = []) -> Table {
        let plain = kind == .isolation ? isolationSummary : walkSummary
        let cost = Column("cost", .number, "What the path costs, in units of its attribute; empty where there is none")
        return plain.adding((kind == .shortestPath ? [cost] : []) + columns(of: functions))
    }

    /// A column for each function, in the tables that have them.
    public static func columns(of functions: [TraceFunction]) -> [Column] {
        zip(functions, Self.names(of: functions)).map { function, name in
            Column(name, .number, "\(function.kind.rawValue) of \(function.attribute) over the elements")
        }
    }

    /// The names of columns, each once: the same function may be there with several conditions, which are counted on.
    private static func names(of functions: [TraceFunction]) -> [String] {
        var taken = Set(functions.map(name))
        var seen: Set<String> = []
        return functions.map { function in
            let plain = name(of: function)
            if seen.insert(plain).inserted { return plain }
            var number = 2
            while !taken.insert("\(plain)_\(number)").inserted { number += 1 }
            return "\(plain)_\(number)"
        }
    }

    /// Such as `add_Pipe Length`.
    static func name(of function: TraceFunction) -> String { "\(function.kind.rawValue)_\(function.attribute)" }

    /// The tables that a job with these parameters writes.
    public static func tables(for parameters: TraceParameters) -> [Table] {
        var tables = parameters.each == nil ? [elements.adding(parameters.output.kept.columns)] : []
        tables.append(summary(parameters.kind, with: parameters.configuration.functions))
        if parameters.kind == .isolation, parameters.each == nil { tables.append(isolation) }
        if parameters.writesResponses {
            tables.append(responses.adding(columns(of: parameters.configuration.functions)))
        }
        if parameters.groups != nil { tables = tables.map { $0.adding([group]) } }
        if parameters.writesSegments { tables.append(segments) }
        return tables
    }
}
