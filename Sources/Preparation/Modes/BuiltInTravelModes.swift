import JobSpec
import Synchronization

/// The travel modes that need no project file: car, truck, bicycle and foot, in the grammar of job files
/// (travel-modes.yaml beside this file, embedded in the code).
public enum BuiltInTravelModes {
    /// The text, for `arterial` users who want to start from it.
    public static let text = String(decoding: PackageResources.travel_modes_yaml, as: UTF8.self)

    /// What a mode says, with the mode's name before it, by name.
    private static let parts: [(name: String, text: String)] = {
        // Bytes, since every start of the program goes through them: names alone stand at the beginning of a line.
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"))
        let starts = lines.filter { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0[$0.startIndex] }.map(\.startIndex)
        return zip(starts, starts.dropFirst() + [text.endIndex]).map { start, end in
            let part = text[start..<end]
            return (String(Substring(part.utf8.prefix { $0 != UInt8(ascii: ":") })), String(part))
        }
    }()

    /// In the text's order.
    static let names = parts.map(\.name)

    private static let read = Mutex<[String: TravelModeSpec]>([:])

    /// A mode as the text has it. Each is read when it is first asked for: a run seldom needs more than one.
    static func spec(named name: String) -> TravelModeSpec? {
        guard let part = parts.first(where: { $0.name == name }) else { return nil }
        return read.withLock { read in
            if let known = read[name] { return known }
            let spec = decode(part.text)
            read[name] = spec
            return spec
        }
    }

    private static func decode(_ text: String) -> TravelModeSpec? {
        let diagnostics = Diagnostics()
        let modes = TravelModeSpec.decode(SourceFile(name: "travel-modes.yaml", text: text), diagnostics)
        precondition(!diagnostics.hasErrors, "the built-in travel modes are well written:\n\(diagnostics.rendered())")
        return modes.entries.first?.value
    }
}
