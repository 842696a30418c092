import Vocabulary

/// A run's results as one page of HTML to look at: it opens from the disk, and fetches nothing.
///
/// It is made from the outputs as they stand on the disk, so that the same outputs give the same page, whatever ran.
public struct MapPage {
    private let jobs: [PageJob]
    private let networks: any BaseNetworks
    private let outputFolder: String

    /// - Parameters:
    ///   - jobs: in the order in which they are listed.
    ///   - outputFolder: where their outputs are.
    ///   - networks: where compiled networks come from, for what is drawn below the results.
    public init(jobs: [PageJob], outputFolder: String, networks: any BaseNetworks) {
        self.jobs = jobs
        self.outputFolder = outputFolder
        self.networks = networks
    }

    /// The whole page.
    ///
    /// - Parameter linksFiles: whether it stands in the folder of outputs, so that it can lead to the files there.
    /// - Complexity: O(n) for n bytes of outputs, of which it reads 256 MB at most, and for the streets around them.
    public func html(linksFiles: Bool) -> String {
        let listed = Array(jobs.prefix(PageBudget.jobs))
        let drawings = JobDrawings(jobs: listed, outputFolder: outputFolder, networks: networks).all()
        let bases = BaseMaps(networks: networks, drawings: drawings)
        let document = PageDocument(
            jobs: zip(listed, drawings).map { ($0, $1) }, bases: bases.all(), leftOutJobs: jobs.count - listed.count,
            linksFiles: linksFiles)
        return PageTemplate.page(data: document.bytes)
    }
}
