extension EPANETReader {
    /// [STATUS] says how links begin, whatever their own lines say: of one link, or of all from one id to another.
    mutating func readStatus() {
        var unknown: [String] = []
        for line in sections[.status] {
            let ids = line.words.prefix(line.words.count == 2 ? 1 : 2)
            guard let word = line[ids.count] else {
                fault(line, "status of \(line.words[0])", "a line of [STATUS] needs a link and what it is")
                continue
            }
            let setting = Double(word).flatMap { $0.isFinite ? $0 : nil }
            guard let status = Self.status(word) ?? setting.map(Self.status(setting:)) else {
                fault(line, "status of \(line.words[0])", "'\(word)' is none of Open, Closed, Active and a setting")
                continue
            }
            let meant = ids.count == 1 ? links[ids[0]].map { [$0] } ?? [] : links(from: ids[0], to: ids[1])
            if meant.isEmpty { unknown.append(ids.joined(separator: " ")) }
            if ids.count == 1, meant.contains(where: { model.links[$0].isCheckValve }) {
                fault(line, "status of \(line.words[0])", "a check valve is always open, one way")
            }
            for link in meant { set(link, status, setting) }
        }
        noteStrays("epanet_unknown_link", unknown, of: "[STATUS]", what: "link")
    }

    private func links(from first: String, to last: String) -> [Int] {
        let range = EPANETRange(from: first, to: last)
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
