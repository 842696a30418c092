import FeatureSources
import UtilityNetwork
import Vocabulary

/// Makes a utility network of an EPANET input file.
public enum EPANETNetwork {
    /// Metres of a foot.
    private static let foot = 0.3048

    /// Reads a file. Its nodes and links are the features of the sources `Junction`, `Tank`, `Reservoir`, `Pipe`, `Pump` and
    /// `Valve`, by their ids; object ids are the numbers of their lines.
    ///
    /// - Parameter system: of the file's coordinates, of which it says nothing itself.
    /// - Complexity: O(bytes).
    /// - Throws: `SourceError`; `EPANETFaults` with every mistake of the file; `CoordinateSystemError`, `GDALNotFound`.
    public static func read(_ address: SourceAddress, system: SystemDefinition?) throws -> UtilityImport {
        let (model, messages) = try EPANETReader.read(address)
        return try network(of: model, messages, system: system)
    }

    static func network(
        of model: EPANETModel, _ messages: [Message], system: SystemDefinition?
    ) throws -> UtilityImport {
        var draft = EPANETDraft(model).draft
        draft.schema.metresPerLength = model.isMetric ? 1 : foot
        let (plane, metres, message) = try UtilityPlane.place(&draft, in: system)
        // Where nobody says what coordinates are, they are most likely of the unit of the lengths.
        draft.schema.metresPerUnit = plane == nil ? draft.schema.metresPerLength : metres
        let noSystem = Message(
            .information, "no_coordinate_system",
            "nothing says what the model's coordinates mean, so that outputs have no geometry; name their system with 'crs'"
        )
        return UtilityImport(
            draft: draft, system: plane,
            messages: messages + (plane == nil ? [noSystem] : []) + [message].compactMap(\.self))
    }
}
