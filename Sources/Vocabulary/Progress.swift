/// Receives how far a long piece of work has come. Called from worker threads; must be quick.
public protocol ProgressObserver: Sendable {
    /// - Parameters:
    ///   - phase: what is going on, such as `reading streets`.
    ///   - done: units done.
    ///   - total: units in all, or nil where that is not known.
    func progress(_ phase: String, done: Int, total: Int?)

    /// Something to be read once that changes no result, such as that a file was damaged and is made anew.
    func note(_ sentence: String)

    /// The same, that something that was made cannot be kept for others.
    func noteNotKept(_ sentence: String)

    /// Whether anybody wants to know how far work has come: telling it takes time. Notes are told in any case.
    var isWatched: Bool { get }
}

extension ProgressObserver {
    public func noteNotKept(_ sentence: String) { note(sentence) }

    public var isWatched: Bool { true }
    public func note(_ sentence: String) {}
}

/// Watches nothing.
public struct NoProgress: ProgressObserver {
    public init() {}
    public var isWatched: Bool { false }
    public func progress(_ phase: String, done: Int, total: Int?) {}
}
