import ImageFile

/// A utility network as an image.
public enum UtilityImage {
    /// To be raised with every change of the sections or of what they mean.
    public static let format: UInt32 = 6

    public static func identity(key: String) -> ImageIdentity {
        ImageIdentity(kind: "utility", format: format, keyOf: key)
    }
}
