import JobSpec
import Vocabulary

/// What a trace job has to say about where it starts, by its type.
struct TraceStartRules {
    let spec: TraceSpec
    let names: TraceNames
    let diagnostics: Diagnostics

    private var kind: TraceKind { spec.kind.value }

    func check() {
        if let name = names.subnetwork {
            checkSubnetwork(name)
        } else if kind == .shortestPath {
            checkEnds()
        } else if let each = spec.each, let start = spec.startingLocations.first {
            diagnostics.error(
                "keys_exclude_each_other", at: later(each.mark, start.mark),
                "'starting_locations' and 'each' exclude each other",
                help: "each feature of the selection is a start of its own")
        } else if !spec.namesEach, !spec.namesStarts {
            diagnostics.error(
                "missing_start", at: spec.kind.mark, "a trace needs starting locations",
                help: "name elements under 'starting_locations', or features under 'each'")
        }
        checkTarget()
    }

    /// The later of two places in a file; of places in two files that in the job's.
    private func later(_ one: Mark, _ other: Mark) -> Mark {
        guard one.file === other.file else { return [one, other].first { $0.file === spec.kind.mark.file } ?? one }
        return (one.line, one.column) < (other.line, other.column) ? other : one
    }

    private func checkSubnetwork(_ name: Marked<String>) {
        if kind != .subnetwork, kind != .subnetworkControllers {
            diagnostics.error(
                "contradiction", at: name.mark, "'subnetwork_name' stands for the starts of a trace of a subnetwork",
                help: "write 'trace_type: subnetwork', or name elements under 'starting_locations'")
        } else if spec.each != nil || !spec.startingLocations.isEmpty {
            diagnostics.error(
                "contradiction", at: name.mark, "'subnetwork_name' stands for the starts",
                help: "leave it out, or 'starting_locations' and 'each'")
        }
    }

    /// A path has two ends: two starts, or one and each feature of a selection.
    private func checkEnds() {
        // How many rows a table has is not known here.
        if spec.startingLocations.contains(where: \.isTable) { return }
        let wanted = spec.each == nil ? 2 : 1
        guard spec.startingLocations.count != wanted else { return }
        diagnostics.error(
            "path_ends", at: spec.startingLocations.dropFirst(wanted).first?.mark ?? spec.kind.mark,
            spec.each == nil
                ? "a shortest path needs two starting locations"
                : "shortest paths from 'each' need one starting location, where they all end",
            help: "there are \(spec.startingLocations.count)")
    }

    private func checkTarget() {
        guard let target = names.targetTier, kind != .upstream, kind != .downstream else { return }
        diagnostics.error(
            "contradiction", at: target.mark, "'target_tier' is of traces upstream and downstream",
            help: "leave it out: other traces stay in their tier")
    }
}
