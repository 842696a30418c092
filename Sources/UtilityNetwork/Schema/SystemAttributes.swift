/// Attributes that all features have, without being those of a model.
public enum SystemAttributes {
    /// The length of a line in metres.
    public static let shapeLength = "Shape length"
    public static let names = ["Asset group", "Asset type", shapeLength]
}
