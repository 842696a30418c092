/// How closely the outputs of jobs will be shown in the end, and how much of them will be read, as far as can be seen from
/// those that there are so far.
struct ReadingForecast: Sendable {
    /// How many jobs the page will have.
    var expected = 0
    /// Of the files with tables for the page, by job.
    private var sizes: [Int] = []
    private var total = 0
    /// What sizes were last looked at for, and what may be read then.
    private var share = (count: 0, bytes: Int.max)

    /// Takes in one more job, of so many bytes.
    mutating func add(_ bytes: Int) {
        sizes.append(bytes)
        total += bytes
        // Sizes are put in order for it: not for each job, then.
        if sizes.count < 16 || sizes.count > share.count + share.count / 4 {
            let part = PageBudget.reading / max(expected, sizes.count) * sizes.count
            share = (sizes.count, PageBudget.share(of: sizes, within: part))
        }
    }

    /// The number of the reading in which everything will be read first.
    var reading: Int { PageReading.first(for: total / max(sizes.count, 1) * max(expected, sizes.count)) }

    /// Bytes of a file that may be read.
    var readable: Int { share.bytes }
}
