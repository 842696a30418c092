import FoundationEssentials

extension Error {
    /// Why the system refused something, in its own words where it has any.
    public var systemReason: String {
        guard let cause = (self as? CocoaError)?.underlying as? POSIXError else { return "\(self)" }
        return SystemWord.fault(cause.code.rawValue)
    }
}
