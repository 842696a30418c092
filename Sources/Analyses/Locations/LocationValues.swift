import Results
import StreetNetwork

/// Values that every analysis tells of locations and streets in the same way.
enum LocationValues {
    /// How far away the place on the network is, its longitude and its latitude.
    static func snap(_ location: Location?) -> [Value] {
        guard let location else { return [.null, .null, .null] }
        return [
            .length(millimetres: location.distance), .angle(location.coordinate.longitude),
            .angle(location.coordinate.latitude),
        ]
    }

    /// The values of kept columns, missing ones null.
    static func kept(_ attributes: [Value], _ count: Int) -> [Value] {
        attributes + [Value](repeating: .null, count: count - attributes.count)
    }

    /// An offset on an edge as a fraction of its street in digitised direction.
    static func position(on edge: Int, at offset: Int64, in network: StreetNetwork) -> Double {
        let parts = network.parts
        let whole = Double(max(1, parts.streetLength[Int(parts.edgeStreet[edge])]))
        return Double(parts.edgeStreetOffset[edge] + offset) / whole
    }

    /// The same as a value of a row.
    static func positionValue(on edge: Int, at offset: Int64, in network: StreetNetwork) -> Value {
        .decimal(position(on: edge, at: offset, in: network), decimals: positionDecimals)
    }

    /// Such fractions as cells of a column.
    static var positionCells: ColumnCells.Kind { .decimal(positionDecimals) }

    private static let positionDecimals = 7
}
