/// A text as it was written before values of the environment were put into it: what may be shown where the text itself
/// may hold a secret.
public struct WrittenText: Sendable, Hashable {
    /// A value of the environment, and the reference that it took the place of.
    public struct Value: Sendable, Hashable {
        /// Such as `${env:PASSWORD}`.
        public let reference: String
        public let value: String
    }

    public let text: String
    public let values: [Value]
}
