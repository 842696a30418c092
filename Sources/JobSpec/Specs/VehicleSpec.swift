/// How large a vehicle is.
public struct VehicleSpec: Sendable {
    public let height: Length?
    public let width: Length?
    public let weight: Weight?

    static let shape = Shape<VehicleSpec>.record("a mapping", "How large the vehicle is.") { fields in
        let height = fields.optional("height", .length(.moreThanZero), "How high the vehicle is.")
        let width = fields.optional("width", .length(.moreThanZero), "How wide it is.")
        let weight = fields.optional("weight", .weight(.moreThanZero), "What it weighs, its load included.")
        return { record in VehicleSpec(height: record[height], width: record[width], weight: record[weight]) }
    }

    func over(_ base: VehicleSpec?) -> VehicleSpec {
        VehicleSpec(
            height: height ?? base?.height, width: width ?? base?.width, weight: weight ?? base?.weight)
    }
}
