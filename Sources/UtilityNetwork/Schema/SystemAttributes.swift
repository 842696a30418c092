/// Attributes that all features have, without being those of a model.
public enum SystemAttributes {
    public static let names = ["Asset group", "Asset type", "Shape length"]
}
