import Preparation

/// The project file of a draft, line by line.
struct ProjectSheet {
    let network: String
    /// What stands below the network's name, from its first column on.
    var lines: [String]
    /// What stands below `travel_modes`.
    var travelModes: [String] = []

    var text: String {
        var text = """
            # yaml-language-server: $schema=schemas/project.schema.json
            # The project file: what the jobs in this folder share. What is marked as guessed was guessed: look at it.

            """
        if !lines.isEmpty { text += "networks:\n  \(network):\n" + lines.map { "    \($0)\n" }.joined() }
        if !travelModes.isEmpty { text += "travel_modes:\n" + travelModes.map { "  \($0)\n" }.joined() }
        return text + "outputs: outputs                        # a folder for each job is written here\n"
    }

    /// Nothing in data says it.
    static let attribution = line("# attribution: \"...\"", remark: "who made the data: shown with every result")

    /// A line with what is to be said of it at its end.
    static func line(_ text: String, remark: String) -> String {
        text + String(repeating: " ", count: max(2, 40 - text.count)) + "# " + remark
    }

    /// A name for a network, from that of a file: `Old Town.osm.pbf` is `old_town`.
    static func networkName(_ path: String) -> String {
        let file = path.split(separator: "/").last.map(String.init) ?? ""
        let stem = file.split(separator: ".").first.map(String.init) ?? ""
        let words = stem.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let name = words.joined(separator: "_")
        return name.first?.isLetter == true && !wordsOfYAML.contains(name) ? name : "network"
    }

    /// They mean something else than their letters.
    private static let wordsOfYAML: Set = ["true", "false", "null", "none"]
}
