import FeatureSources
import JobSpec
import Vocabulary

extension EffectiveValue {
    /// The value as it may be printed and kept: a connection's password is written nowhere.
    public var printed: JSONValue {
        guard case .text(let text) = value, RemoteSource.isNamed(by: text) else { return value }
        return .text(SourceAddress.withoutSecrets(text))
    }
}
