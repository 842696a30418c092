/// The names of the fields that hold the places of rows, where the layer has no geometry.
public struct PlaceFields: Hashable, Sendable {
    public var x: String?
    public var y: String?
    /// Well-known text.
    public var wkt: String?

    public init(x: String? = nil, y: String? = nil, wkt: String? = nil) {
        (self.x, self.y, self.wkt) = (x, y, wkt)
    }

    public var isEmpty: Bool { x == nil && y == nil && wkt == nil }

    /// Pairs of names that tables commonly use, in the order in which they are looked for.
    static let commonPairs = [
        ("x", "y"), ("lon", "lat"), ("long", "lat"), ("lng", "lat"), ("longitude", "latitude"), ("point_x", "point_y"),
        ("easting", "northing"), ("xcoord", "ycoord"), ("x_coord", "y_coord"),
    ]

    static let commonTexts = ["wkt", "geom", "geometry", "the_geom", "shape"]
}
