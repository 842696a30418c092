/// What is wanted of the last table.
public struct RelatedRequest: Sendable {
    /// The names of the fields; nil for all that can be read.
    public var columns: [String]?
    /// Which rows.
    public var selection: RowSelection
    /// How rows are placed, where their geometry is wanted.
    public var places: RowPlaces?

    public init(columns: [String]? = nil, selection: RowSelection = .all, places: RowPlaces? = nil) {
        self.columns = columns
        self.selection = selection
        self.places = places
    }

    /// Whether geometries are kept.
    var readsGeometry: Bool { places?.holder == .geometry }
}
