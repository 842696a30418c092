import Analyses
import FeatureSources
import JobSpec
import StreetNetwork
import Vocabulary

/// A project file, checked: its networks and travel modes, and the folder that its paths start from.
public struct Project: Sendable {
    /// The folder that the project file stands in; "." without one.
    public let folder: String
    /// Nil where there is no project file.
    public let spec: ProjectSpec?
    public let networks: OrderedMap<NetworkSpec>
    public let travelModes: TravelModeLibrary
    public let languages: LanguageLibrary
    /// What sources may be.
    public let access: SourceAccess

    /// Checks what the project file says about itself. Mistakes go to `diagnostics`.
    public init(spec: ProjectSpec?, folder: String, _ diagnostics: Diagnostics) {
        self.spec = spec
        self.folder = folder
        networks = spec?.networks ?? OrderedMap()
        travelModes = TravelModeLibrary(project: spec, diagnostics)
        languages = LanguageLibrary(
            project: spec, path: { $0.hasPrefix("/") ? $0 : folder + "/" + $0 }, diagnostics)
        access = spec.map { ProjectAccess(spec: $0, diagnostics: diagnostics).access() } ?? .usual
        for entry in networks.entries { check(entry.value, diagnostics) }
        checkRestrictions(diagnostics)
    }

    /// A mode may name the restrictions of any network.
    private func checkRestrictions(_ diagnostics: Diagnostics) {
        let own = networks.entries.flatMap { $0.value.streets?.layer?.restrictions.names ?? [] }
        let known = StreetRestriction.allCases.map(\.rawValue) + own
        for mode in spec?.travelModes.entries ?? [] {
            for entry in mode.value.restrictions?.entries ?? [] where !known.contains(entry.name.value) {
                diagnostics.error(
                    "unknown_restriction", at: entry.name.mark, "there is no restriction '\(entry.name.value)'",
                    help: UnknownName.help(for: entry.name.value, among: known))
            }
        }
    }

    /// A path as the operating system needs it: paths start at the folder of the file that they are written in.
    func path(_ written: String) -> String { written.hasPrefix("/") ? written : folder + "/" + written }

    /// What the project file names as a source.
    func address(of source: Marked<String>) -> SourceAddress {
        SourceAddress(WrittenSource(source), in: folder + "/", access: access)
    }

    /// The files that the project file names and that hold YAML: the words of languages, and utility models.
    public var namedFiles: [String] {
        let models = networks.entries.compactMap { $0.value.utility?.model?.value }
        return ((spec?.languages.entries.map(\.value.value) ?? []) + models).map(path)
    }

    /// The files and databases that the networks are made of, as far as their models can be read.
    public var sources: [SourceAddress] {
        networks.entries.flatMap { network in
            addresses(of: network.value.streets)
                + (network.value.utility.map { addresses(of: network.name.value, $0) } ?? [])
        }
    }

    /// Those that the project file names for a network; a utility network's model may name others.
    public func namedSources(of network: String) -> [SourceAddress] {
        networks[network].map { addresses(of: $0.streets) + ($0.utility.map(namedAddresses) ?? []) } ?? []
    }

    private func addresses(of streets: StreetsSpec?) -> [SourceAddress] {
        let files = streets?.layer == nil ? streets?.source ?? [] : []
        let layers = streets?.layer.map { [$0.layer.source] + ($0.turns.map { [$0.layer.source] } ?? []) } ?? []
        return (files + layers).map { SourceAddress(WrittenSource($0), access: access) }
    }

    private func namedAddresses(of utility: UtilitySpec) -> [SourceAddress] {
        [utility.source, utility.valves?.layer.source].compactMap(\.self).map {
            SourceAddress(WrittenSource($0), access: access)
        }
    }

    private func addresses(of name: String, _ utility: UtilitySpec) -> [SourceAddress] {
        guard let sources = try? UtilitySources(name, utility, self) else { return namedAddresses(of: utility) }
        let model = utility.model.map { SourceAddress($0.value, in: folder + "/", access: access) }
        return sources.addresses + [model].compactMap(\.self)
    }

    /// The modes that jobs can use on a network.
    func modes(of network: NetworkSpec) -> [TravelMode] { modeNames(of: network).compactMap { travelModes[$0] } }

    func modeNames(of network: NetworkSpec) -> [String] {
        network.streets?.travelModes?.map(\.value) ?? travelModes.names
    }

    private func check(_ network: NetworkSpec, _ diagnostics: Diagnostics) {
        for mode in network.streets?.travelModes ?? [] where travelModes[mode.value] == nil {
            if travelModes.names.contains(mode.value) { continue }
            diagnostics.error(
                "unknown_travel_mode", at: mode.mark, "there is no travel mode '\(mode.value)'",
                help: UnknownName.help(for: mode.value, among: travelModes.names))
        }
        if let zone = network.timeZone, RouteClock.zone(named: zone.value) == nil {
            diagnostics.error(
                "unknown_time_zone", at: zone.mark, "there is no time zone '\(zone.value)'",
                help: RouteClock.zone(near: zone.value).map { "did you mean '\($0)'?" }
                    ?? "name one such as Europe/Monaco, or Etc/GMT-1 for clocks that are always an hour ahead")
        }
    }
}
