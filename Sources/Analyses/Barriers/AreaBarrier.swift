import Geometry

/// An area that closes the parts of streets inside of it.
public struct AreaBarrier: Sendable {
    /// The user's id, which outputs repeat.
    public var id: String?
    public var name: String
    /// The parts of the area.
    public var polygons: [Polygon]

    public init(id: String? = nil, name: String, polygons: [Polygon]) {
        self.id = id
        self.name = name
        self.polygons = polygons
    }
}
