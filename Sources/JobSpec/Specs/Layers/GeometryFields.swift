/// The keys that name the fields of a feature's geometry, where it is made of columns.
struct GeometryFields: Sendable {
    let x: Field<Marked<String>?>
    let y: Field<Marked<String>?>
    let wkt: Field<Marked<String>?>

    init(_ fields: Fields) {
        x = fields.optional("x", .marked(.fieldName), "The field of x or the longitude, where there is no geometry.")
        y = fields.optional("y", .marked(.fieldName), "The field of y or the latitude.")
        wkt = fields.optional("wkt", .marked(.fieldName), "The field of the geometry as well-known text.")
        fields.together(x.key, y.key, because: "a position is made of both")
        fields.notTogether(wkt.key, x.key, help: "well-known text holds the whole geometry")
    }
}
