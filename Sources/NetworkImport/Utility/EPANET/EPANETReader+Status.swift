extension EPANETReader {
    /// [STATUS] says how links begin, whatever their own lines say: of one link, or of all from one id to another.
    mutating func readStatus() {
        var unknown: [String] = []
        for line in sections[.status] {
            guard let word = line.words.count == 2 ? line[1] : line[2] else {
                fault(line, "status of \(line.words[0])", "a line of [STATUS] needs a link and what it is")
                continue
            }
            let setting = Double(word).flatMap { $0.isFinite ? $0 : nil }
            guard let status = Self.status(word) ?? setting.map(Self.status(setting:)) else {
                fault(line, "status of \(line.words[0])", "'\(word)' is none of Open, Closed, Active and a setting")
                continue
            }
            let meant = meantLinks(line)
            if meant.isEmpty { unknown.append(line.words.prefix(max(1, line.words.count - 1)).joined(separator: " ")) }
            if line.words.count == 2, meant.contains(where: { model.links[$0].isCheckValve }) {
                fault(line, "status of \(line.words[0])", "a check valve is always open, one way")
            }
            for link in meant { set(link, status, setting) }
        }
        noteStrays("epanet_unknown_link", unknown, of: "[STATUS]", what: "link")
    }

    private func meantLinks(_ line: EPANETLine) -> [Int] {
        if line.words.count == 2 { return links[line.words[0]].map { [$0] } ?? [] }
        let range = EPANETRange(from: line.words[0], to: line.words[1])
        return model.links.indices.filter { range.contains(model.links[$0].id) }
    }

    /// A pump with the speed 0 stands still; a valve with a setting is at work.
    private static func status(setting: Double) -> EPANETModel.Status { setting == 0 ? .closed : .active }

    private mutating func set(_ link: Int, _ status: EPANETModel.Status, _ setting: Double?) {
        switch model.links[link].kind {
        case .pump: model.links[link].status = status == .closed ? .closed : .open
        case .pipe where model.links[link].isCheckValve: break
        // A number is the roughness of a pipe, and nothing for a general purpose valve.
        case .pipe where setting != nil, .valve(.gpv) where setting != nil: break
        case .pipe: model.links[link].status = status == .closed ? .closed : .open
        case .valve:
            model.links[link].status = setting == nil ? status : .active
            if let setting { model.links[link].setting = setting }
        }
    }
}
