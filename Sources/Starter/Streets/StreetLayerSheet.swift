/// The project file on the streets of a layer, and what is to be said of it.
struct StreetLayerSheet {
    let study: LayerStudy
    let fields: StreetFieldGuess
    let place: DraftPlace

    /// Speeds of classes as the census of the United States has them, in km/h.
    private static let censusSpeeds = [
        "S1100": 105, "S1200": 80, "S1400": 40, "S1500": 20, "S1630": 50, "S1640": 40, "S1730": 15, "S1740": 20,
        "S1780": 10,
    ]
    private static let highways: Set<String> = [
        "motorway", "trunk", "primary", "secondary", "tertiary", "unclassified", "residential", "service",
        "living_street", "footway", "path", "pedestrian", "cycleway", "track", "motorway_link", "trunk_link",
        "primary_link", "secondary_link", "tertiary_link", "steps",
    ]
    /// What the built-in modes take a street for that has neither a speed nor a class they know, in km/h.
    private static let usualSpeed = 50

    private enum Classes {
        case openStreetMap, none
        case own([String])
    }

    /// Most classes have their own lines in a travel mode.
    private var classes: Classes {
        guard let column = fields.classColumn else { return .none }
        let texts = column.values.map { $0.compactMap(\.text) } ?? []
        let known = texts.filter { Self.highways.contains($0.lowercased()) }
        if column.values == nil || known.count * 2 > texts.count || known.count > 4 {
            return .openStreetMap
        }
        return .own(column.texts)
    }

    private var modes: [String] {
        switch classes {
        case .openStreetMap: ["car", "bicycle", "foot"]
        case .own: ["vehicle", "foot"]
        case .none: ["car", "foot"]
        }
    }

    /// - Parameter survey: of the network that it makes, where that is known: jobs have its travel mode.
    func sheet(_ joints: StreetJoints, _ survey: StreetSurvey? = nil) -> ProjectSheet {
        let modes = [survey?.mode].compactMap(\.self) + self.modes.filter { $0 != survey?.mode }
        var lines = ["streets:", "  source: " + JobText.quoted(source)]
        lines.append("  layer: " + JobText.quoted(study.sketch.name))
        if leavesOutOthers {
            lines.append(
                ProjectSheet.line("  where: 'highway IS NOT NULL'", remark: "guessed: lines without one are no streets")
            )
        }
        if let crs = study.crs {
            let text = "  crs: " + JobText.quoted(crs)
            lines.append(
                study.guessesDegrees ? ProjectSheet.line(text, remark: "guessed: they look like degrees") : text)
        }
        if !fields.lines.isEmpty { lines.append("  fields:") }
        lines += fields.lines.map { ProjectSheet.line("    \($0.text)", remark: "guessed: \($0.reason)") }
        lines.append(
            ProjectSheet.line(
                "  connectivity: " + joints.text, remark: "guessed: " + StreetJoints.reason(survey?.share ?? 1)))
        lines.append("  travel_modes: [\(modes.joined(separator: ", "))]")
        lines.append(ProjectSheet.line("# time_zone: Europe/Paris", remark: "for jobs with a start_time"))
        lines.append(ProjectSheet.attribution)
        return ProjectSheet(
            network: ProjectSheet.networkName(place.data), lines: lines, travelModes: travelModes)
    }

    /// Whether the layer holds all lines of OpenStreetMap: streets are those that have a `highway`.
    private var leavesOutOthers: Bool {
        fields.classColumn.map { $0.name == "highway" && $0.isText && $0.count < study.rows } ?? false
    }

    /// The file or folder of the layer.
    private var source: String { RelativePath.of(study.sketch.dataset.address.target, from: place.folder) }

    private var travelModes: [String] {
        guard case .own(let names) = classes else { return [] }
        return ["vehicle:", "  based_on: car", "  speeds:"]
            + names.map { name in
                let speed = Self.censusSpeeds[name]
                let remark = speed == nil ? "guessed: put in the speed of the class, in km/h" : "guessed"
                return ProjectSheet.line(
                    "    \(JobText.key(name)): \(speed ?? Self.usualSpeed)", remark: remark)
            }
    }

    func findings(_ joints: StreetJoints, _ survey: StreetSurvey, others: [LayerSketch]) -> Findings {
        var findings = Findings()
        findings.found.append(
            "The layer \(study.sketch.name) of \(place.data) is \(survey.streetCount) \(survey.streetCount == 1 ? "street" : "streets"), of which "
                + "\(Int((survey.share * 100).rounded(.down))) % are in one piece")
        if !others.isEmpty {
            findings.found.append(
                "Other layers of lines are left out: " + others.map(\.name).joined(separator: ", "))
        }
        findings.guessed += fields.lines.map { "\($0.text) (\($0.reason))" }
        findings.guessed.append("\(joints.shown): \(StreetJoints.reason(survey.share))")
        if study.guessesDegrees { findings.guessed.append("coordinates are degrees, since all look like it") }
        if case .own(let names) = classes {
            findings.guessed.append("the speeds of \(names.count) classes, in arterial.yaml under travel_modes")
        }
        if leavesOutOthers {
            findings.guessed.append("where: 'highway IS NOT NULL' (lines without one are no streets)")
        }
        findings.open = fields.open + [StreetJoints.advice(survey.share)].compactMap(\.self)
        return findings
    }
}
