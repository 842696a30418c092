import Testing

/// Three streets in a row, and a longer way round the one in the middle:
///
///     +-----------4-----------+
///     |                       |
/// 0 --1-- 1 ------2------ 2 --3-- 3
@Suite("Fields that stand for tags")
struct TagFieldTests {
    private static let stops = "\(StreetProject.at(0.2, 0)), \(StreetProject.at(2.8, 0))"

    /// - Parameters:
    ///   - fields: of the mapping, beside ids and classes.
    ///   - middle: members of the street in the middle.
    private func town(_ fields: String, middle: String, others: String) throws -> StreetProject {
        let lines: [[(Double, Double)]] = [
            [(0, 0), (1, 0)], [(1, 0), (2, 0)], [(2, 0), (3, 0)], [(1, 0), (1, 1), (2, 1), (2, 0)],
        ]
        let streets = lines.enumerated().map { number, line in
            LayerText.line(line, "\"link\": \(number + 1), " + (number == 1 ? middle : others))
        }
        return try StreetProject(
            "source: a.geojson, fields: {id: link, \(fields)}", ["a.geojson": LayerText.collection(streets)])
    }

    @Test(
        "mean yes and no where they hold truth values",
        arguments: [("access", "false", "true", ""), ("toll", "true", "false", "restrictions: [tolls]")])
    func truth(_ tag: String, _ middle: String, _ others: String, _ job: String) throws {
        let kind = "\"kind\": \"residential\""
        let town = try town(
            "class: kind, tags: {\(tag): \(tag)}", middle: "\(kind), \"\(tag)\": \(middle)",
            others: "\(kind), \"\(tag)\": \(others)")
        #expect(try town.path(Self.stops, job) == ["1", "4", "3"])
        let open = try self.town(
            "class: kind, tags: {\(tag): \(tag)}", middle: "\(kind), \"\(tag)\": \(others)",
            others: "\(kind), \"\(tag)\": \(others)")
        #expect(try open.path(Self.stops, job) == ["1", "2", "3"])
    }

    @Test(
        "are of the first of several values",
        arguments: [
            ("\"footway;steps\"", "\"residential\""), ("[\"footway\", \"steps\"]", "[\"residential\"]"),
            ("\"steps; residential\"", "\"residential;footway\""),
            ("[\"cycleway\", \"residential\"]", "[\"residential\", \"path\"]"),
        ])
    func lists(_ middle: String, _ others: String) throws {
        for fields in ["class: kind", "tags: {highway: kind}"] {
            let town = try town(fields, middle: "\"kind\": \(middle)", others: "\"kind\": \(others)")
            #expect(try town.path(Self.stops) == ["1", "4", "3"], "\(fields)")
        }
    }

    @Test("of access count as a list does, whose first value closes the street")
    func accessLists() throws {
        let town = try town(
            "class: kind, tags: {access: access}",
            middle: "\"kind\": \"residential\", \"access\": [\"no\", \"destination\"]",
            others: "\"kind\": \"residential\", \"access\": [\"yes\"]")
        #expect(try town.path(Self.stops) == ["1", "4", "3"])
    }

    @Test(
        "and that no travel mode asks about are told, and what was probably meant",
        arguments: [
            ("maxhieght", "the field height stands for; did you mean 'maxheight'?"),
            ("parish", "the field height stands for: it counts in 'locate.where' alone"),
            ("maxheight:old", "the field height stands for: it counts in 'locate.where' alone"),
        ])
    func unused(_ tag: String, _ end: String) throws {
        let street = "\"kind\": \"residential\", \"height\": \"3.5\""
        let town = try town("class: kind, tags: {'\(tag)': height}", middle: street, others: street)
        let messages = try town.messages(Self.stops)
        #expect(
            messages.filter { $0.hasPrefix("unused_tag: ") } == [
                "unused_tag: no travel mode asks about the tag '\(tag)', which \(end)"
            ], "\(messages)")
    }

    @Test("and that a travel mode or a place asks about are not told", arguments: ["maxheight", "surface", "name"])
    func used(_ tag: String) throws {
        let street = "\"kind\": \"residential\", \"value\": \"3.5\""
        let town = try town("class: kind, tags: {\(tag): value}", middle: street, others: street)
        #expect(try !town.messages(Self.stops).contains { $0.hasPrefix("unused_tag") })
    }

    @Test("and that cannot be read are told with every job on the network")
    func unread() throws {
        let town = try town(
            "class: kind, tags: {maxheight: height}", middle: "\"kind\": \"residential\", \"height\": \"2.9 or so\"",
            others: "\"kind\": \"residential\", \"height\": \"3.5\"")
        let messages = try town.messages(Self.stops)
        #expect(
            messages.contains {
                $0.hasPrefix("tags_not_read: 1 street or junction has tags whose values cannot be read")
                    && $0.contains("maxheight=2.9 or so")
            }, "\(messages)")
    }
}
