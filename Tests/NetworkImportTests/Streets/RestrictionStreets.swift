import NetworkImport

/// Turn restrictions on larger networks.
extension RestrictionCase {
    private typealias Ways = [(way: String, tags: [String: String])]

    /// Ways with these letters and no tags of their own.
    private static func plain(_ names: String) -> Ways {
        names.split(separator: " ").map { (String($0), [:]) }
    }

    static let onStreets: [RestrictionCase] = [
        RestrictionCase(
            name: "via all of a roundabout, which leads round one way",
            picture: """
                  N
                  C
                D   B
                  A
                  S
                """,
            ways: [("ABCDA", ["junction": "roundabout"]), ("SA", [:]), ("CN", [:])],
            relations: [("from SA via ABCDA to CN", ["restriction": "no_straight_on"])],
            car: ["SN": "SACACN", "NS": "NCAS"]),
        RestrictionCase(
            name: "via a ring that leads round both ways",
            picture: """
                  N
                  C
                D   B
                  A
                  S
                """,
            ways: [("ABCDA", [:]), ("SA", [:]), ("CN", [:])],
            relations: [("from SA via ABCDA to CN", ["restriction": "no_straight_on"])],
            car: ["SN": "SACN", "NS": "NCAS"], kept: 0, skipped: [.ambiguous: 1]),
        RestrictionCase(
            name: "to a way that does not touch the junction", picture: cross,
            ways: crossWays + [("ER", ["oneway": "yes"])],
            relations: [("from SJ via J to ER", ["restriction": "only_right_on"])],
            car: ["SR": "SJER", "SW": "SJW"], kept: 0, skipped: [.incomplete: 1]),
        RestrictionCase(
            name: "straight on is forbidden between two ways",
            picture: """
                A B J D E
                V W X Y Z
                """,
            ways: plain("AB BJ JD DE") + [("AVWXYZE", ["oneway": "yes"])],
            relations: [("from BJ via J to JD", ["restriction": "no_straight_on"])], car: ["AE": "AE", "EA": "EDJBA"]),
        RestrictionCase(
            name: "exceptions of four turns",
            picture: """
                A   B
                  J
                C   D
                  S
                """,
            ways: [("SJ", [:]), ("JA", ["oneway": "yes"]), ("JB", [:]), ("JC", [:]), ("JD", ["oneway": "yes"])],
            relations: [
                ("from SJ via J to JA", ["restriction": "no_left_turn", "except": "motorcar"]),
                ("from SJ via J to JB", ["restriction": "no_left_turn"]),
                ("from SJ via J to JC", ["restriction": "no_right_turn"]),
                ("from SJ via J to JD", ["restriction": "no_right_turn", "except": "motorcar"]),
            ], car: ["SA": "SJA", "SD": "SJD", "SB": nil, "SC": nil, "CB": "CJB"], kept: 4),
        RestrictionCase(
            name: "lists of exceptions",
            picture: """
                A B C
                F J D
                  S E
                """,
            ways: [("SJ", ["oneway": "yes"])] + "ABCDEF".map { ("J\($0)", ["oneway": "yes"]) },
            relations: zip(
                "ABCDEF", ["", "bicycle", "bus; bicycle", "bicycle; motorcar", "bus, bicycle", "bus, motorcar"]
            )
            .map { arm, list in
                ("from SJ via J to J\(arm)", ["restriction": "no_straight_on", "except": list])
            }, car: routes(to: "DF", of: "ABCDEF"), kept: 6),
        RestrictionCase(
            name: "two only_ with one to",
            picture: """
                C     D
                A X Y B
                """,
            ways: plain("AX XY YB XC YD CD"),
            relations: [
                ("from AX via X to XY", ["restriction": "only_straight_on"]),
                ("from YB via Y to XY", ["restriction": "only_straight_on"]),
            ], car: ["AB": "AXYB", "BA": "BYXA", "CA": "CXA"], kept: 2),
        RestrictionCase(
            name: "two only_ with one from",
            picture: """
                C     D
                A X Y B
                """,
            ways: plain("AX XY YB XC YD CD"),
            relations: [
                ("from XY via X to AX", ["restriction": "only_straight_on"]),
                ("from XY via Y to YB", ["restriction": "only_straight_on"]),
            ], car: ["AB": "AXYB", "BA": "BYXA", "AD": "AXCD"], kept: 2),
        RestrictionCase(
            name: "a restriction in force twice", picture: cross, ways: crossWays,
            relations: [
                ("from SJ via J to WJ", ["restriction": "no_left_turn"]),
                ("from SJ via J to WJ", ["restriction": "no_left_turn"]),
                ("from SJ via NJ to WJ", ["restriction": "no_left_turn"]),
            ], car: routes(to: "NE"), kept: 2, skipped: [.broken: 1]),
    ]

    static let atThroughWays: [RestrictionCase] = [
        RestrictionCase(
            name: "to a one-way street that runs through the junction",
            picture: """
                A B C
                  D
                """,
            ways: [("ABC", ["oneway": "yes"]), ("BD", [:])],
            relations: [("from BD via B to ABC", ["restriction": "no_right_turn"])],
            car: ["DC": nil, "AD": "ABD", "AC": "ABC"]),
        RestrictionCase(
            name: "from a one-way street that runs through the junction",
            picture: """
                A B C
                  D
                """,
            ways: [("ABC", ["oneway": "yes"]), ("BD", [:])],
            relations: [("from ABC via B to BD", ["restriction": "only_right_turn"])],
            car: ["DC": "DBC", "AD": "ABD", "AC": nil]),
        RestrictionCase(
            name: "via a node where ways end and no other way branches off",
            picture: """
                  E I
                D   F
                A B C G H
                """,
            ways: plain("ABC CDE EFC CGH EI"),
            relations: [("from ABC via C to CGH", ["restriction": "no_right_turn"])],
            car: ["AE": "ACE", "HA": "HCA", "IH": "IECH"]),
        RestrictionCase(
            name: "a way that runs through the junction",
            picture: """
                A B C
                  D
                """,
            ways: plain("ABC BD"), relations: [("from BD via B to ABC", ["restriction": "no_left_turn"])],
            car: ["DA": "DBA", "DC": "DBC"], kept: 0, skipped: [.ambiguous: 1]),
        RestrictionCase(
            name: "no_ to a way that leads in", picture: cross,
            ways: [("SJ", ["oneway": "yes"]), ("WJ", ["oneway": "yes"]), ("NJ", ["oneway": "-1"]), ("EJ", [:])],
            relations: [("from SJ via J to WJ", ["restriction": "no_left_turn"])], car: ["SN": "SJN", "SE": "SJE"]),
        RestrictionCase(
            name: "only_ to a way that leads in", picture: cross,
            ways: [("SJ", ["oneway": "yes"]), ("WJ", ["oneway": "yes"]), ("NJ", ["oneway": "-1"]), ("EJ", [:])],
            relations: [("from SJ via J to WJ", ["restriction": "only_left_turn"])], car: ["SN": "SJN", "SE": "SJE"]),
        RestrictionCase(
            name: "no_entry from several ways",
            picture: """
                  N
                W J E
                  S
                """,
            ways: plain("SJ WJ EJ NJ"), relations: [("from SJ from WJ via J to NJ", ["restriction": "no_entry"])],
            car: ["SE": "SJE", "EN": "EJN", "NS": "NJS"]),
        RestrictionCase(
            name: "no_entry from several ways, of which one is no street",
            picture: """
                  N
                W J E
                  S
                """,
            ways: plain("SJ EJ NJ") + [("WJ", ["highway": "proposed"])],
            relations: [("from SJ from WJ via J to NJ", ["restriction": "no_entry"])],
            car: ["SE": "SJE", "SN": nil, "EN": "EJN", "NS": "NJS"]),
        RestrictionCase(
            name: "no_exit to several ways, of which one is no street",
            picture: """
                  N
                W J E
                  S
                """,
            ways: plain("SJ EJ NJ") + [("WJ", ["highway": "proposed"])],
            relations: [("from SJ via J to NJ to WJ", ["restriction": "no_exit"])],
            car: ["SE": "SJE", "SN": nil, "EN": "EJN", "NS": "NJS"]),
        RestrictionCase(
            name: "no_entry from ways that are no streets", picture: cross,
            ways: plain("SJ EJ NJ") + [("WJ", ["highway": "proposed"])],
            relations: [("from WJ via J to NJ", ["restriction": "no_entry"])],
            car: ["SN": "SJN"], kept: 0, skipped: [.incomplete: 1]),
        RestrictionCase(
            name: "a way that is cut by a missing node",
            picture: """
                A X B J C
                      D
                """,
            ways: plain("AZBJ JC JD"), relations: [("from AZBJ via J to JC", ["restriction": "no_straight_on"])],
            car: ["BD": "BJD", "CB": "CJB"]),
    ]
}
