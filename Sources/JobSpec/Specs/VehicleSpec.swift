/// How large a vehicle is. `.some(nil)` takes away what the vehicle has that it lies over.
public struct VehicleSpec: Sendable {
    public let height: Length??
    public let width: Length??
    public let weight: Weight??

    static let shape = Shape<VehicleSpec>.record("a mapping", "How large the vehicle is.") { fields in
        let height = fields.optional("height", Shape<Length>.length(.moreThanZero).orNone, "How high the vehicle is.")
        let width = fields.optional("width", Shape<Length>.length(.moreThanZero).orNone, "How wide it is.")
        let weight = fields.optional(
            "weight", Shape<Weight>.weight(.moreThanZero).orNone, "What it weighs, its load included.")
        return { record in VehicleSpec(height: record[height], width: record[width], weight: record[weight]) }
    }

    func over(_ base: VehicleSpec?) -> VehicleSpec {
        VehicleSpec(
            height: height ?? base?.height, width: width ?? base?.width, weight: weight ?? base?.weight)
    }
}
