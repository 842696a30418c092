/// The keys that name the fields of a feature's geometry, where it is made of columns.
struct GeometryFields: Sendable {
    /// The fields that are named.
    struct Names {
        let x: Marked<String>?
        let y: Marked<String>?
        let wkt: Marked<String>?
    }

    /// Nil where a position can be no geometry.
    private let x: Field<Marked<String>?>?
    private let y: Field<Marked<String>?>?
    private let wkt: Field<Marked<String>?>

    /// - Parameter hasPosition: whether a position can be the geometry.
    init(_ fields: Fields, hasPosition: Bool = true) {
        let x = hasPosition ? Self.x(fields) : nil
        y = hasPosition ? fields.optional("y", .marked(.fieldName), "The field of y or the latitude.") : nil
        wkt = fields.optional("wkt", .marked(.fieldName), "The field of the geometry as well-known text.")
        self.x = x
        guard let x, let y else { return }
        fields.together(x.key, y.key, because: "a position is made of both")
        fields.notTogether(wkt.key, x.key, help: "well-known text holds the whole geometry")
    }

    func names(_ record: Record) -> Names {
        Names(x: x.flatMap { record[$0] }, y: y.flatMap { record[$0] }, wkt: record[wkt])
    }

    private static func x(_ fields: Fields) -> Field<Marked<String>?> {
        fields.optional("x", .marked(.fieldName), "The field of x or the longitude, where there is no geometry.")
    }
}
