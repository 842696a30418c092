import FeatureSources
import JobSpec
import Vocabulary

/// A layer that a job names: open, checked, with the rows that the job means.
struct OpenLayer {
    /// Whether places of rows are asked for.
    enum Need {
        case required
        /// They are taken where the layer has a geometry.
        case wanted
        case none
    }

    let layer: Layer
    /// Nil where rows have no place, or none is asked for.
    let places: RowPlaces?
    var selection: RowSelection
    let request: LayerRequest
    let faults: LayerFaults

    /// The fields of names. What does not exist is reported at its place.
    ///
    /// - Returns: nil where one does not exist.
    func fields(_ names: [Marked<String>]) -> [LayerField]? {
        let found = names.map(field)
        return found.contains { $0 == nil } ? nil : found.compactMap { $0 }
    }

    /// The fields that a job carries into its outputs, each of which becomes a column. What does not exist is reported, and what
    /// was named before in other letters: upper and lower case tell fields apart only where a layer has both.
    ///
    /// - Returns: nil after a mistake.
    func eachField(_ names: [Marked<String>]) -> [LayerField]? {
        guard let fields = fields(names) else { return nil }
        var isRepeated = false
        for (index, field) in fields.enumerated() where fields[..<index].contains(field) {
            isRepeated = true
            faults.reportRepeated(names[index], of: field)
        }
        return isRepeated ? nil : fields
    }

    /// The field of a name; nil, with an error, where it does not exist.
    func field(_ name: Marked<String>) -> LayerField? {
        do {
            return try layer.requiredField(named: name.value)
        } catch {
            faults.report(error, field: name.mark)
            return nil
        }
    }

    /// What is to be said where the job names a coordinate system and the layer has its own.
    var noteOnSystem: Message? {
        guard let crs = request.crs, places?.holder == .geometry, layer.coordinateSystem != nil else { return nil }
        return Message(
            .warning, "unused_crs",
            "\(layer.name) has a coordinate system of its own, which counts instead of \(crs.value)")
    }

    /// Reports a condition that does not fit the layer.
    func checkCondition() { _ = reader([]) }

    /// A reader of the rows; nil, with an error, where the selection does not fit the layer.
    func reader(_ columns: [LayerField]) -> RowReader? {
        do {
            return try RowReader(layer, selection, columns: columns, places: places)
        } catch {
            faults.report(error)
            return nil
        }
    }
}
