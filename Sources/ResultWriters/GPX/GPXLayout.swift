/// What `routes.gpx` says of itself.
public struct GPXLayout: Sendable, Equatable {
    public let title: String
    /// What the data's licence wants to be said.
    public let attribution: String?

    public init(title: String, attribution: String? = nil) {
        self.title = title
        self.attribution = attribution
    }
}
