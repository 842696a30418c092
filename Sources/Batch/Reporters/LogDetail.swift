/// How much a run says while it goes on.
public enum LogDetail: Sendable {
    /// Jobs that fail.
    case failures
    /// Mistakes in files alone: a live line shows the rest.
    case mistakes
    /// Jobs as they end; of many, how many per cent.
    case jobs
    /// All that happens, and why.
    case everything
}
