extension EPANETReader {
    /// [STATUS] says how links begin, whatever their own lines say: of one link, or of all from one id to another.
    mutating func readStatus() {
        var unknown: [String] = []
        for line in sections[.status] {
            guard let word = line.words.count == 2 ? line[1] : line[2] else {
                fault(line, "status of \(line.words[0])", "a line of [STATUS] needs a link and what it is")
                continue
            }
            guard let status = Self.status(word) ?? Double(word).map(Self.status(setting:)) else {
                fault(line, "status of \(line.words[0])", "'\(word)' is none of Open, Closed, Active and a setting")
                continue
            }
            let isSetting = Self.status(word) == nil
            if line.words.count == 2 {
                guard let link = links[line.words[0]] else {
                    unknown.append(line.words[0])
                    continue
                }
                set(link, status, isSetting: isSetting)
            } else {
                for link in model.links.indices where isWithin(model.links[link].id, line.words[0], line.words[1]) {
                    set(link, status, isSetting: isSetting)
                }
            }
        }
        note("epanet_unknown_link", unknown) { "\($0) lines of [STATUS] are of no link and count for nothing" }
    }

    /// A pump with the speed 0 stands still; a valve with a setting is at work.
    private static func status(setting: Double) -> EPANETModel.Status { setting == 0 ? .closed : .active }

    private mutating func set(_ link: Int, _ status: EPANETModel.Status, isSetting: Bool) {
        switch model.links[link].kind {
        case .pump: model.links[link].status = status == .closed ? .closed : .open
        // A number is the roughness of a pipe, and nothing for a general purpose valve.
        case .pipe where isSetting, .valve(.gpv) where isSetting: break
        case .pipe: model.links[link].status = status == .closed ? .closed : .open
        case .valve: model.links[link].status = isSetting ? .active : status
        }
    }

    /// Ids that are numbers are compared as numbers, others letter by letter.
    private func isWithin(_ id: String, _ first: String, _ last: String) -> Bool {
        if let low = Int(first), let high = Int(last) { return Int(id).map { low...max(low, high) ~= $0 } ?? false }
        return !id.utf8.lexicographicallyPrecedes(first.utf8) && !last.utf8.lexicographicallyPrecedes(id.utf8)
    }
}
