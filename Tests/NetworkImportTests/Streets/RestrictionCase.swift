import NetworkImport
import StreetNetwork
import TestSupport

/// A crossing or a street with turn restrictions, and where they let a car go.
struct RestrictionCase: Sendable, CustomStringConvertible {
    let name: String
    let picture: String
    let ways: [(way: String, tags: [String: String])]
    var relations: [(members: String, tags: [String: String])]
    /// Routes of a car: `SW` to the letters of its way, nil where there is none.
    var car: [String: String?]
    var kept = 1
    var skipped: [RestrictionImport.Skipped: Int] = [:]

    var description: String { name }

    func town() -> OSMTown {
        var town = OSMTown(picture, ways: ways)
        for (members, tags) in relations { town.restrict(members, tags) }
        return town
    }

    /// A crossing that is entered from S only: W, N and E lead out.
    static let cross = """
          N
        W J E R
          S
        """
    static let crossWays: [(way: String, tags: [String: String])] = [
        ("SJ", ["oneway": "yes"]), ("WJ", ["oneway": "-1"]), ("NJ", ["oneway": "-1"]), ("EJ", ["oneway": "-1"]),
    ]

    /// A restriction at the crossing; a car reaches the arms named.
    static func crossing(
        _ name: String, _ members: String, _ tags: [String: String], reaches arms: String, kept: Int = 1,
        skipped: [RestrictionImport.Skipped: Int] = [:]
    ) -> RestrictionCase {
        RestrictionCase(
            name: name, picture: cross, ways: crossWays, relations: [(members, tags)], car: routes(to: arms),
            kept: kept,
            skipped: skipped)
    }

    static func routes(to arms: String, of all: String = "WNE") -> [String: String?] {
        Dictionary(uniqueKeysWithValues: all.map { ("S\($0)", arms.contains($0) ? "SJ\($0)" : nil) })
    }
}
