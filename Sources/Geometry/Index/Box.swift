/// A rectangle of longitudes and latitudes in units of 1e-7 degree; its sides belong to it.
public struct Box: BitwiseCopyable, Hashable, Sendable {
    public var minLongitude: Int32
    public var minLatitude: Int32
    public var maxLongitude: Int32
    public var maxLatitude: Int32

    @inlinable
    public init(minLongitude: Int32, minLatitude: Int32, maxLongitude: Int32, maxLatitude: Int32) {
        self.minLongitude = minLongitude
        self.minLatitude = minLatitude
        self.maxLongitude = maxLongitude
        self.maxLatitude = maxLatitude
    }

    /// The box that holds nothing and leaves every box it is joined with as it is.
    public static let nothing = Box(minLongitude: .max, minLatitude: .max, maxLongitude: .min, maxLatitude: .min)

    /// The smallest box that holds all the places; `nothing` if there are none.
    @inlinable
    public init(of places: some Sequence<Coordinate>) {
        self = .nothing
        for place in places { extend(to: place) }
    }

    @inlinable public var isEmpty: Bool { minLongitude > maxLongitude || minLatitude > maxLatitude }

    @inlinable
    public mutating func extend(to place: Coordinate) {
        minLongitude = min(minLongitude, place.longitude)
        minLatitude = min(minLatitude, place.latitude)
        maxLongitude = max(maxLongitude, place.longitude)
        maxLatitude = max(maxLatitude, place.latitude)
    }

    @inlinable
    public mutating func extend(to other: Box) {
        minLongitude = min(minLongitude, other.minLongitude)
        minLatitude = min(minLatitude, other.minLatitude)
        maxLongitude = max(maxLongitude, other.maxLongitude)
        maxLatitude = max(maxLatitude, other.maxLatitude)
    }

    /// Whether the two share at least a point.
    @inlinable
    public func meets(_ other: Box) -> Bool {
        minLongitude <= other.maxLongitude && maxLongitude >= other.minLongitude
            && minLatitude <= other.maxLatitude && maxLatitude >= other.minLatitude
    }

    @inlinable
    public func contains(_ place: Coordinate) -> Bool {
        minLongitude <= place.longitude && place.longitude <= maxLongitude
            && minLatitude <= place.latitude && place.latitude <= maxLatitude
    }
}
