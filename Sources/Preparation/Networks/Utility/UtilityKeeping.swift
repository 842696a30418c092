import ImageFile
import NetworkImport
import UtilityNetwork
import Vocabulary

/// The image of a utility network, and that of its report beside it: valid together.
struct UtilityKeeping {
    let path: String
    let key: String
    let context: RunContext

    private var reportPath: String { path + ".report" }

    /// Nil where there is no image, or one that is damaged or of something else.
    ///
    /// - Parameter notes: whether it is told what is wrong with one that is there.
    /// - Throws: `ImageError` where a file cannot be read at all.
    func opened(notes: Bool) throws -> (network: UtilityNetwork, report: UtilityReport)? {
        do {
            return (try UtilityNetwork.open(path, key: key), try UtilityReport(opening: reportPath, key: key))
        } catch let error as ImageError {
            if case .notFound = error { return nil }
            if notes { context.progress.note("\(error): it is made anew") }
            return nil
        }
    }

    /// Writes both, and opens them.
    ///
    /// - Throws: `ImageError`; `UtilityFaults`; `Cancelled`.
    func written(_ network: UtilityImport) throws -> (network: UtilityNetwork, report: UtilityReport) {
        try UtilityReport(network).write(to: reportPath, key: key)
        try UtilityNetwork.write(network.draft, to: path, key: key, context: context)
        return (try UtilityNetwork.open(path, key: key), UtilityReport(network))
    }

    /// Where a folder cannot be written or is full, a network is made for one run alone.
    func noteNotKept(_ error: ImageError) { context.progress.noteNotKept("\(error): it is made anew at every run") }
}
