/// Geometries as texts in a column of their own.
public enum GeometryText {
    /// The column that tables of CSV get where a job names a coordinate system for them.
    public static let column = Column(
        "geometry", "The geometry as well-known text in the coordinate system of outputs.crs, where the job has one")
}
