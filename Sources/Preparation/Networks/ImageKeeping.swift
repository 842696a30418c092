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

    /// - Throws: what `make` throws; `Cancelled`.
    func content() throws -> (content: Content, isNew: Bool) {
        if let content = try opened(notes: false) { return (content, false) }
        do {
            let lock = try ImageLock(for: path) { try context.checkCancelled() }
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
