/// What surrounds a piece of work: how it is stopped and watched, and where it says what it noticed.
///
/// Every importer and every analysis takes one and passes it on to its loops.
public struct RunContext: Sendable {
    public let cancellation: Cancellation
    public let progress: any ProgressObserver
    public let messages: MessageLog

    public init(
        cancellation: Cancellation = Cancellation(),
        progress: any ProgressObserver = NoProgress(),
        messages: MessageLog = MessageLog()
    ) {
        self.cancellation = cancellation
        self.progress = progress
        self.messages = messages
    }

    /// - Throws: `Cancelled` when the work should stop.
    public func checkCancelled() throws { try cancellation.check() }

    public func note(_ code: String, _ text: String) { messages.add(Message(.information, code, text)) }

    public func warn(_ code: String, _ text: String) { messages.add(Message(.warning, code, text)) }
}
