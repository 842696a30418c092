import JobSpec

/// Finds what a travel mode, laid over all that it is based on, leaves open: such parts would do nothing.
struct TravelModeCheck {
    let diagnostics: Diagnostics

    func check(_ mode: TravelModeSpec, at mark: Mark) {
        for way in mode.otherWays?.entries ?? [] {
            if way.value.match?.entries.isEmpty ?? true { report("names no tags to match", of: way.name) }
            if way.value.speed == nil { report("names no speed", of: way.name) }
        }
        if let against = mode.againstOneWays ?? nil, against.speed == nil {
            diagnostics.error("incomplete_travel_mode", at: mark, "the mode's against_one_ways names no speed")
        }
        if (mode.defaultSpeed ?? nil) == nil, mode.speeds?.isEmpty ?? true, mode.otherWays?.isEmpty ?? true {
            diagnostics.error(
                "incomplete_travel_mode", at: mark, "the travel mode uses no street: it names no speeds",
                help: "name speeds by highway class, or a mode that it is based_on")
        }
    }

    private func report(_ gap: String, of name: Marked<String>) {
        diagnostics.error("incomplete_travel_mode", at: name.mark, "the other way '\(name.value)' \(gap)")
    }
}
