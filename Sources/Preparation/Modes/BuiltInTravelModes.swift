import JobSpec

/// The travel modes that need no project file: car, truck, bicycle and foot, in the grammar of job files
/// (travel-modes.yaml beside this file, embedded in the code).
public enum BuiltInTravelModes {
    /// The text, for `arterial` users who want to start from it.
    public static let text = String(decoding: PackageResources.travel_modes_yaml, as: UTF8.self)

    static let specs: OrderedMap<TravelModeSpec> = {
        let diagnostics = Diagnostics()
        let source = SourceFile(name: "travel-modes.yaml", text: text)
        let modes = TravelModeSpec.decode(source, diagnostics)
        precondition(!diagnostics.hasErrors, "the built-in travel modes are well written:\n\(diagnostics.rendered())")
        return modes
    }()
}
