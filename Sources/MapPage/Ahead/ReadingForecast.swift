/// How closely the outputs of jobs will be shown in the end, and how much of them will be read, as far as can be seen from
/// those that there are so far.
struct ReadingForecast: Sendable {
    /// How many jobs the page will have.
    var expected = 0
    /// Bytes of the files with tables for the page, by job.
    private var files: [[Int]] = []
    /// Of those of them that may be read.
    private var readableBytes = 0
    /// What sizes were last looked at for, and what may be read then.
    private var share = (count: 0, bytes: Int.max)

    /// Takes in one more job, with files of so many bytes.
    mutating func add(_ sizes: [Int]) {
        files.append(sizes)
        // Sizes are put in order for it: not for each job, then.
        if files.count < 16 || files.count > share.count + share.count / 4 {
            let part = PageBudget.reading / max(expected, files.count) * files.count
            share = (files.count, PageBudget.share(of: files.map { $0.reduce(0, +) }, within: part))
            readableBytes = files.reduce(0) { $0 + bytes(of: $1) }
        } else {
            readableBytes += bytes(of: sizes)
        }
    }

    /// Of files, those that may be read.
    private func bytes(of sizes: [Int]) -> Int { sizes.reduce(0) { $0 + ($1 <= readable ? $1 : 0) } }

    /// The number of the reading in which everything will be read first.
    var reading: Int {
        PageReading.first(for: readableBytes / max(files.count, 1) * max(expected, files.count))
    }

    /// Bytes of a file that may be read.
    var readable: Int { share.bytes }
}
