import JobSpec

/// Why shards cannot be merged: nothing was written.
public struct MergeFailure: Error, CustomStringConvertible {
    /// A sentence each.
    let faults: [String]

    init(_ faults: [String]) { self.faults = faults }

    public var description: String {
        "the shards cannot be merged; nothing was written" + faults.map { "\n  " + SafeText.line($0) }.joined()
    }
}
