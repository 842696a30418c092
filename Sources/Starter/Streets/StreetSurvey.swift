import Preparation
import StreetNetwork
import Vocabulary

/// A compiled network of streets, looked at for places that jobs can begin at.
struct StreetSurvey {
    let streetCount: Int
    /// The travel mode that jobs use.
    let mode: String
    /// How much of the streets that the mode uses is in one piece, 0 to 1.
    let share: Double
    /// Nil where no two places are joined.
    let places: StreetPlaces?

    /// The first mode that uses a fair part of what the widest one does.
    private static let fairPart = 0.1

    /// - Throws: `StarterRefused` where nobody can travel there; `NetworkFailure`, `Cancelled`.
    init(_ sheet: ProjectSheet, _ place: DraftPlace) throws {
        let drafted = try DraftStore(sheet.text, in: place.folder)
        let (network, modes) = try drafted.store.modes(of: sheet.network, context: place.context)
        let lengths = modes.map { Islands(of: network.streets, $0.weights) }
        let widest = lengths.map { $0.main?.length ?? 0 }.max() ?? 0
        guard widest > 0,
            let chosen = modes.indices.first(where: {
                Double(lengths[$0].main?.length ?? 0) >= Self.fairPart * Double(widest)
            })
        else {
            throw StarterRefused("\(place.data) has no street that a car, a bicycle or somebody on foot may use")
        }
        let islands = lengths[chosen]
        let main = Double(islands.main?.length ?? 0)
        streetCount = network.streets.streetCount
        mode = modes[chosen].name
        share = main / islands.others.reduce(main) { $0 + Double($1.length) }
        places = StreetPlaces(
            network: network.streets, joined: JoinedJunctions(of: network.streets, modes[chosen].weights),
            metresAMinute: mode == "foot" ? 75 : mode == "bicycle" ? 250 : 450)
    }
}
