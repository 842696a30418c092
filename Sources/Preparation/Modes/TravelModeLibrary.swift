import JobSpec
import StreetNetwork
import Vocabulary

/// The travel modes that jobs can name: the built-in ones and those of the project.
public struct TravelModeLibrary: Sendable {
    private let specs: [(name: String, mark: Mark?, spec: TravelModeSpec)]
    private let modes: [String: TravelMode]

    /// Resolves every mode over the one that it is based on. Mistakes go to `diagnostics`.
    public init(project: ProjectSpec?, _ diagnostics: Diagnostics) {
        let builtIn = BuiltInTravelModes.specs.entries.map { (name: $0.name.value, mark: Mark?.none, spec: $0.value) }
        let own = (project?.travelModes.entries ?? []).map { entry in
            (name: entry.name.value, mark: Mark?.some(entry.name.mark), spec: entry.value)
        }
        let ownNames = Set(own.map(\.name))
        specs = builtIn.filter { !ownNames.contains($0.name) } + own
        let resolver = ModeResolver(
            builtIn: builtIn.map { ($0.name, $0.spec) }, own: own.map { ($0.name, $0.spec) }, diagnostics)
        modes = specs.reduce(into: [:]) { modes, entry in
            guard let spec = resolver.resolve(entry.name) else { return }
            if let mark = entry.mark { TravelModeCheck(diagnostics: diagnostics).check(spec, at: mark) }
            modes[entry.name] = TravelMode(name: entry.name, spec)
        }
    }

    /// The names of all modes, in order.
    public var names: [String] { specs.map(\.name) }

    public subscript(name: String) -> TravelMode? { modes[name] }

    /// The sentence for people that a mode has of its own.
    func description(of name: String) -> String? { specs.first { $0.name == name }?.spec.description }
}

/// Lays modes over those that they are based on.
private struct ModeResolver {
    private let builtIn: [String: TravelModeSpec]
    private let own: [String: TravelModeSpec]
    private let diagnostics: Diagnostics

    init(builtIn: [(String, TravelModeSpec)], own: [(String, TravelModeSpec)], _ diagnostics: Diagnostics) {
        self.builtIn = Dictionary(uniqueKeysWithValues: builtIn)
        self.own = Dictionary(own) { $1 }
        self.diagnostics = diagnostics
    }

    func resolve(_ name: String) -> TravelModeSpec? { resolve(name, over: []) }

    /// - Parameter chain: the modes that are being laid over this one.
    private func resolve(_ name: String, over chain: [String]) -> TravelModeSpec? {
        // A project's `car` may be based on the built-in `car`.
        let isOwnTaken = chain.contains(name)
        guard let spec = (isOwnTaken ? nil : own[name]) ?? builtIn[name] else { return nil }
        guard let base = spec.basedOn else { return spec }
        let laid = chain + [name]
        if laid.contains(base.value), builtIn[base.value] == nil {
            let way = (laid + [base.value]).map { "'\($0)'" }.joined(separator: " on ")
            diagnostics.error("mode_cycle", at: base.mark, "the travel mode is based on itself: \(way)")
            return nil
        }
        guard let below = resolve(base.value, over: laid) else {
            if own[base.value] == nil, builtIn[base.value] == nil {
                diagnostics.error(
                    "unknown_travel_mode", at: base.mark, "there is no travel mode '\(base.value)'",
                    help: knownNames(like: base.value))
            }
            return nil
        }
        return spec.over(below)
    }

    private func knownNames(like name: String) -> String {
        UnknownName.help(for: name, among: Set(builtIn.keys).union(own.keys).sorted())
    }
}
