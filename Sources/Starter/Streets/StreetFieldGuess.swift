import Vocabulary

/// Which fields of a layer hold what streets have: by their names, where their values fit.
struct StreetFieldGuess {
    typealias Column = LayerStudy.Column

    /// The lines below `fields`, each with what the guess rests on.
    private(set) var lines: [(text: String, reason: String)] = []
    /// What was looked for and is not there, or not understood.
    private(set) var open: [String] = []
    private(set) var classColumn: Column?
    private(set) var hasSpeed = false
    private var used: Set<String> = []
    private let study: LayerStudy

    private static let names: [String: [String]] = [
        "name": [
            "name", "streetname", "stname", "strname", "fullname", "fullstname", "fullstreet", "roadname", "rdname",
            "street", "road", "strassenname", "strasse", "nombre", "nom", "nome", "navn", "namn", "nimi", "label",
        ],
        "reference": ["ref", "reference", "routeno", "roadno", "rdnumber", "routenumber", "roadnumber"],
        "class": [
            "highway", "fclass", "roadclass", "rdclass", "streetclass", "functionalclass", "funcclass", "class",
            "linktype", "roadtype", "rdtype", "streettype", "mtfcc", "fcc", "category", "kategorie", "type",
        ],
        "oneway": [
            "oneway", "onewaydir", "onewaycode", "isoneway", "direction", "traveldir", "trafficdirection", "trafdir",
            "dirtravel", "dir", "einbahn", "einbahnstrasse", "sens", "sensunique", "sentido", "sentidounico",
        ],
        "speed": [
            "maxspeed", "speedlimit", "speedlimitmph", "speedlimitkmh", "speedlimitkph", "speedlim", "spdlimit",
            "postedspeed", "speed", "speedkmh", "speedkph",
            "speedmph",
            "kmh", "kph", "mph", "freespeed", "freeflowspeed", "freeflow", "vmax", "velocidad", "vitesse", "vmaxkmh",
            "geschwindigkeit", "hoechstgeschwindigkeit", "höchstgeschwindigkeit", "velocidade",
        ],
        "speed_forward": ["speedab", "speedft", "ftspeed", "speedforward", "speedfwd", "maxspeedforward"],
        "speed_backward": ["speedba", "speedtf", "tfspeed", "speedbackward", "speedbwd", "maxspeedbackward"],
        "time_forward": ["ftminutes", "minutesft", "ftmin"],
        "time_backward": ["tfminutes", "minutestf", "tfmin"],
        "level_from": ["levelfrom", "fromlevel", "felev", "fzlev", "fromelev", "zf", "zfrom", "fromz"],
        "level_to": ["levelto", "tolevel", "telev", "tzlev", "toelev", "zt", "zto", "toz"],
    ]
    /// Fields that are called as the tags of OpenStreetMap that travel modes look at.
    private static let tags = [
        "access", "motor_vehicle", "motorcar", "vehicle", "bicycle", "foot", "surface", "toll", "junction", "tracktype",
    ]

    init(_ study: LayerStudy) {
        self.study = study
        guessText("name", as: "names of streets")
        guessText("reference", as: nil)
        guessText("class", as: "classes of streets")
        classColumn = lines.last { $0.text.hasPrefix("class:") }.flatMap { line in
            study.columns.first { line.text == "class: " + JobText.quoted($0.name) }
        }
        guessOneWay()
        guessSpeeds()
        guessLevels()
        guessTags()
        if !hasSpeed, !lines.contains(where: { $0.text.hasPrefix("time_") }) {
            open.append(
                classColumn == nil
                    ? "no field holds speeds as numbers, or classes: all streets have the default_speed of the travel mode"
                    : "no field holds speeds as numbers: streets have those of their class")
        }
    }

    private mutating func take(_ column: Column, _ line: String, _ reason: String) {
        used.insert(column.name)
        lines.append((line, reason))
    }

    /// The fields of one of the names, best names first.
    private func candidates(_ role: String) -> [Column] {
        (Self.names[role] ?? []).flatMap { name in
            study.columns.filter { Words.plain($0.name) == name && !used.contains($0.name) && $0.count > 0 }
        }
    }

    private mutating func guessText(_ role: String, as wanted: String?) {
        let fitting = candidates(role).first { $0.isText || role == "class" && $0.isWhole && $0.values != nil }
        if let fitting {
            take(fitting, "\(role): \(JobText.quoted(fitting.name))", "by its name")
        } else if let wanted {
            open.append("no field looks as if it held \(wanted)")
        }
    }

    private mutating func guessOneWay() {
        for column in candidates("oneway") {
            guard let rows = column.rows else { continue }
            let texts = rows.compactMap { value, count in value.text.map { ($0, count) } }
            let coding = OneWayWords(Dictionary(texts, uniquingKeysWith: +), of: study.rows)
            guard coding.unknown.isEmpty else {
                let list = coding.unknown.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
                open.append("'\(column.name)' may say which streets are one-way, but not what \(list) means")
                continue
            }
            let reason =
                "by its name and its values, \(column.texts.prefix(4).joined(separator: ", "))"
                + (coding.noIsUsual ? "; N is not one-way, since most streets have it" : "")
            return take(column, "oneway: " + coding.field(column.name), reason)
        }
        open.append("nothing says which streets are one-way: all are open in both directions")
    }

    private mutating func guessSpeeds() {
        for role in ["speed_forward", "speed_backward", "speed"] {
            guard let column = candidates(role).first(where: isSpeed) else {
                if let other = candidates(role).first(where: \.isNumeric), let range = other.range {
                    open.append(
                        "'\(other.name)' is called as speeds are, but its values, \(range.lowerBound.asWritten) "
                            + "to \(range.upperBound.asWritten), are none")
                }
                continue
            }
            hasSpeed = true
            let unit = SpeedUnit(of: column, inFeet: study.isInFeet, inStates: hasCensusClasses)
            take(column, "\(role): " + unit.field(column.name), unit.reason)
        }
        for role in ["time_forward", "time_backward"] where !hasSpeed {
            guard let column = candidates(role).first(where: { $0.isNumeric }) else { continue }
            take(column, "\(role): \(JobText.quoted(column.name))", "by its name: minutes")
        }
    }

    /// Whether classes are those of the census of the United States.
    private var hasCensusClasses: Bool {
        guard let texts = classColumn?.texts, !texts.isEmpty else { return false }
        return texts.allSatisfy { $0.wholeMatch(of: #/[A-Z][0-9]{2}|[A-Z][0-9]{4}/#) != nil }
            && texts.contains { $0.wholeMatch(of: #/S1[0-9]{3}|A[1-4]1/#) != nil }
    }

    private func isSpeed(_ column: Column) -> Bool {
        column.isNumeric && column.range.map { $0.lowerBound >= 0 && 3...400 ~= $0.upperBound } == true
    }

    private mutating func guessLevels() {
        let ends = ["level_from", "level_to"].map { role in
            (role, candidates(role).first { isLevel($0) })
        }
        guard ends.allSatisfy({ $0.1 != nil }) else { return }
        for (role, column) in ends {
            if let column { take(column, "\(role): \(JobText.quoted(column.name))", "by its name") }
        }
    }

    /// What is higher or lower than any street above or below others is a height.
    private func isLevel(_ column: Column) -> Bool {
        column.isWhole && column.isNumeric
            && column.range.map { -10...10 ~= $0.lowerBound && $0.upperBound <= 10 } == true
    }

    private mutating func guessTags() {
        let posted = study.columns.first { $0.name == "maxspeed" && $0.count > 0 && !used.contains($0.name) }
        let found = study.columns.filter {
            Self.tags.contains($0.name) && $0.isText && $0.count > 0 && !used.contains($0.name)
        }
        let columns = found + (posted.map { [$0] } ?? [])
        guard !columns.isEmpty else { return }
        let members = columns.map { "\($0.name): \(JobText.quoted($0.name))" }
        lines.append(("tags: {\(members.joined(separator: ", "))}", "called as tags of OpenStreetMap"))
        if posted != nil { hasSpeed = true }
    }
}

/// What the numbers of a field of speeds count.
struct SpeedUnit {
    let unit: String
    let reason: String

    init(of column: LayerStudy.Column, inFeet: Bool, inStates: Bool) {
        let name = Words.plain(column.name)
        let most = column.range?.upperBound ?? 0
        (unit, reason) =
            if name.contains("mph") {
                ("mph", "by its name")
            } else if name.contains("kmh") || name.contains("kph") {
                ("km/h", "by its name")
            } else if !column.isWhole, most <= 40, Self.areRoundInMetresASecond(column) {
                ("m/s", "by its name; metres a second, since all are round numbers of kilometres an hour then")
            } else if inFeet {
                ("mph", "by its name; miles an hour, since the layer is drawn in feet")
            } else if inStates {
                ("mph", "by its name; miles an hour, since classes are those of the census of the United States")
            } else {
                ("km/h", "by its name; kilometres an hour, up to \(Int(most))")
            }
    }

    /// Whether speeds are limits that somebody has made metres a second of.
    private static func areRoundInMetresASecond(_ column: LayerStudy.Column) -> Bool {
        let speeds = (column.values ?? []).compactMap { $0.number.map { $0 * 3.6 } }
        return !speeds.isEmpty && speeds.allSatisfy { abs($0 - ($0 / 5).rounded() * 5) < 0.3 }
    }

    /// The value of the key.
    func field(_ name: String) -> String {
        unit == "km/h" ? JobText.quoted(name) : "{field: \(JobText.quoted(name)), unit: \(unit)}"
    }
}
