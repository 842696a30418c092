import COsmium
import Vocabulary

/// Hands the progress of a reading to the context, and the context's cancellation to the reading.
final class OSMReadingWatch {
    private let context: RunContext
    private let phases: [String]

    init(paths: [String], context: RunContext) {
        self.context = context
        phases = paths.map { "reading " + ($0.split(separator: "/").last.map(String.init) ?? $0) }
    }

    /// The callback for the shim: its context is a watch; 1 stops the reading.
    static let report: cosmium_progress = { watch, file, done, total in
        guard let watch else { return 0 }
        return Unmanaged<OSMReadingWatch>.fromOpaque(watch).takeUnretainedValue().report(file, done, total)
    }

    private func report(_ file: Int, _ done: UInt64, _ total: UInt64) -> Int32 {
        context.progress.progress(phases[file], done: Int(clamping: done), total: Int(clamping: total))
        return context.cancellation.reason == nil ? 0 : 1
    }
}
