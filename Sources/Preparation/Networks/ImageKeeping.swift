import ImageFile
import Vocabulary

/// Opens an image, or makes it: whoever comes first makes it under a lock, and others wait for it.
struct ImageKeeping<Content> {
    let path: String
    /// Whether an image that is there does not count; it stays until the new one is whole.
    let rebuilds: Bool
    let context: RunContext
    /// Opens the file.
    let open: () throws -> Content
    /// Makes the content, and what is to be written.
    let make: () throws -> ImageWriter
    /// The content of what was made and cannot be kept.
    let fromMemory: (Image) throws -> Content
    /// After how many pauses of the lock, 50 ms each, the log is told that somebody else is waited for.
    var patience = 200

    /// - Throws: what `make` throws; `Cancelled`.
    func content() throws -> (content: Content, isNew: Bool) {
        if let content = try opened(notes: false) { return (content, false) }
        do {
            let lock = try lock()
            defer { withExtendedLifetime(lock) {} }
            // Somebody else may have made it meanwhile.
            if let content = try opened(notes: true) { return (content, false) }
            let writer = try make()
            do {
                try writer.write(to: path)
                return (try open(), true)
            } catch let error as ImageError {
                return (try kept(writer, error), true)
            }
        } catch let error as ImageError where !error.callsForRebuilding {
            // The folder lets nobody lock or write.
            noteNotKept(error)
            return (try fromMemory(try make().inMemory()), true)
        }
    }

    private func lock() throws -> ImageLock {
        var pauses = 0
        return try ImageLock(for: path) {
            try context.checkCancelled()
            tellOfWaiting(after: pauses)
            pauses += 1
        }
    }

    /// Whoever watches is told at once why nothing goes on, a log only when it takes long.
    private func tellOfWaiting(after pauses: Int) {
        let sentence = "waiting for \(path.split(separator: "/").last ?? ""), which another process makes"
        if pauses == 0 { context.progress.progress(sentence, done: 0, total: nil) }
        if pauses == patience { context.progress.note(sentence) }
    }

    /// Nil where there is no image, or one that is damaged or of something else.
    private func opened(notes: Bool) throws -> Content? {
        if rebuilds { return nil }
        do {
            return try open()
        } catch let error as ImageError {
            if case .notFound = error { return nil }
            if notes { context.progress.note("\(error): it is made anew") }
            return nil
        }
    }

    /// Where a folder cannot be written or is full, a network is made for one run alone.
    private func kept(_ writer: ImageWriter, _ error: ImageError) throws -> Content {
        noteNotKept(error)
        return try fromMemory(writer.inMemory())
    }

    private func noteNotKept(_ error: ImageError) {
        context.progress.noteNotKept("\(error): it is made anew at every run")
    }
}
