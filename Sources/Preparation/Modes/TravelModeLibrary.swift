import JobSpec
import StreetNetwork
import Synchronization
import Vocabulary

/// The travel modes that jobs can name: the built-in ones and those of the project.
public final class TravelModeLibrary: Sendable {
    /// The names of all modes, in order.
    public let names: [String]
    private let resolver: ModeResolver
    /// By name, nil where it has mistakes: the project's own, and those of the built-in ones that have been asked for.
    private let modes: Mutex<[String: TravelMode?]>

    /// Resolves every mode of the project over the one that it is based on. Mistakes go to `diagnostics`.
    public init(project: ProjectSpec?, _ diagnostics: Diagnostics) {
        let own = (project?.travelModes.entries ?? []).map { (name: $0.name, spec: $0.value) }
        let ownNames = own.map(\.name.value)
        names = BuiltInTravelModes.names.filter { !ownNames.contains($0) } + ownNames
        let resolver = ModeResolver(own: Dictionary(own.map { ($0.name.value, $0.spec) }) { $1 })
        self.resolver = resolver
        modes = Mutex(
            own.reduce(into: [:]) { modes, entry in
                let name = entry.name.value
                let spec = resolver.resolve(name, diagnostics)
                if let spec { TravelModeCheck(diagnostics: diagnostics).check(spec, at: entry.name.mark) }
                modes.updateValue(spec.map { TravelMode(name: name, $0) }, forKey: name)
            })
    }

    public subscript(name: String) -> TravelMode? {
        modes.withLock { modes in
            if let known = modes[name] { return known }
            let mode = resolver.resolve(name, Diagnostics()).map { TravelMode(name: name, $0) }
            modes.updateValue(mode, forKey: name)
            return mode
        }
    }

    /// The sentence for people that a mode has of its own.
    func description(of name: String) -> String? {
        (resolver.own[name] ?? BuiltInTravelModes.spec(named: name))?.description
    }
}

/// Lays modes over those that they are based on.
private struct ModeResolver {
    /// The project's own modes, by name.
    let own: [String: TravelModeSpec]

    func resolve(_ name: String, _ diagnostics: Diagnostics) -> TravelModeSpec? { resolve(name, over: [], diagnostics) }

    private func isBuiltIn(_ name: String) -> Bool { BuiltInTravelModes.names.contains(name) }

    /// - Parameter chain: the modes that are being laid over this one.
    private func resolve(_ name: String, over chain: [String], _ diagnostics: Diagnostics) -> TravelModeSpec? {
        // A project's `car` may be based on the built-in `car`.
        let isOwnTaken = chain.contains(name)
        guard let spec = (isOwnTaken ? nil : own[name]) ?? BuiltInTravelModes.spec(named: name) else { return nil }
        guard let base = spec.basedOn else { return spec }
        let laid = chain + [name]
        if let start = laid.firstIndex(of: base.value), !isBuiltIn(base.value) {
            reportCircle(Array(laid[start...]), diagnostics)
            return nil
        }
        guard chain.count < Self.deepest else {
            reportDepth(of: chain[0], above: base, diagnostics)
            return nil
        }
        guard let below = resolve(base.value, over: laid, diagnostics) else {
            if own[base.value] == nil, !isBuiltIn(base.value) {
                diagnostics.error(
                    "unknown_travel_mode", at: base.mark, "there is no travel mode '\(base.value)'",
                    help: knownNames(like: base.value))
            }
            return nil
        }
        return spec.over(below)
    }

    /// Modes may lie over so many others. Each is laid within those above it, and a stack has an end.
    private static let deepest = 100

    /// Tells the modes that are one level too deep alone, and not all that lie over them; of a circle that is as long, the circle.
    ///
    /// - Parameter top: the mode that lies over all others.
    private func reportDepth(of top: String, above base: Marked<String>, _ diagnostics: Diagnostics) {
        if let circle = circle(below: base.value) { return reportCircle(circle, diagnostics) }
        guard own[base.value]?.basedOn == nil else { return }
        diagnostics.error(
            "too_deep", at: own[top]?.basedOn?.mark ?? base.mark,
            "the travel mode '\(top)' lies over more than \(Self.deepest) others")
    }

    /// The modes of the project that lie over each other in a circle, to which a mode leads.
    private func circle(below name: String) -> [String]? {
        var (places, way, next) = ([String: Int](), [String](), name)
        while places.updateValue(way.count, forKey: next) == nil {
            way.append(next)
            guard let base = own[next]?.basedOn?.value, own[base] != nil else { return nil }
            next = base
        }
        return way.firstIndex(of: next).map { Array(way[$0...]) }
    }

    /// Tells a circle as seen from that of its modes which is written first, so that it is told once, whichever mode led to it.
    ///
    /// - Parameter circle: each mode with the one that it is based on behind it, and the last one based on the first.
    private func reportCircle(_ circle: [String], _ diagnostics: Diagnostics) {
        let ownNames = circle.indices.filter { !isBuiltIn(circle[$0]) }
        let first = ownNames.min { place(of: circle[$0]) < place(of: circle[$1]) } ?? 0
        let way = circle[first...] + circle[..<first]
        guard let last = way.last, let base = own[last]?.basedOn else { return }
        diagnostics.error(
            "mode_cycle", at: base.mark, "the travel mode is based on itself: \(Self.words(way + [base.value]))")
    }

    private func place(of name: String) -> (line: Int, column: Int) {
        let mark = own[name]?.basedOn?.mark
        return (mark?.line ?? 0, mark?.column ?? 0)
    }

    private static func words(_ way: ArraySlice<String>) -> String {
        let names = way.map { "'\($0)'" }
        if names.count <= mostNamed { return names.joined(separator: " on ") }
        let passed = "\(names.count - mostNamed) others"
        return (names.prefix(mostNamed - 1) + [passed] + names.suffix(1)).joined(separator: " on ")
    }

    /// So many modes of a circle are named.
    private static let mostNamed = 12

    private func knownNames(like name: String) -> String {
        UnknownName.help(for: name, among: Set(BuiltInTravelModes.names).union(own.keys).sorted())
    }
}
