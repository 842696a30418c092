import Preparation
import UtilityNetwork
import Vocabulary

/// A compiled utility network, looked at for a line that jobs can start at.
struct UtilitySurvey {
    let lineCount: Int
    /// How much of the lines is in the main part, 0 to 1.
    let share: Double
    /// Whether devices there have the category of what isolates.
    let hasValves: Bool
    let hasController: Bool
    /// The line in the middle of the main part's, by its source and id; and the source's name.
    let line: (source: String, id: String)

    /// - Throws: `StarterRefused` where there is no line; `NetworkFailure`, `Cancelled`.
    init(_ sheet: ProjectSheet, _ place: DraftPlace) throws {
        let store = try DraftStore(sheet.text, in: place.folder).store
        let network = try store.utilityNetwork(sheet.network, context: place.context).network
        guard let main = MainPart(of: network), !main.lines.isEmpty else {
            throw StarterRefused("\(place.data) has no pipe and no cable")
        }
        let chosen = main.lines[main.lines.count / 2]
        line = (network.schema.sources[network.source(of: chosen)].name, network.globalID(of: chosen))
        lineCount = (0..<network.featureCount).count { network.usage(of: $0) == .line }
        (share, hasController) = (main.share, main.hasController)
        let valves = network.schema.sources.firstIndex { $0.name == "Valve" }
        hasValves = valves.map { !network.features(of: $0).isEmpty } ?? false
    }
}
