/// What the files are called that a run writes beside the folders of its jobs.
public enum RunFileName {
    /// The map page.
    public static let page = "index.html"
    /// The run as a whole; missing while it is not over.
    public static let run = "run.json"
    /// A line for each job.
    public static let results = "results.jsonl"

    public static let all = [page, run, results]
}
