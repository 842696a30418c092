/// The map page as a report: it may stand anywhere, and so leads to no file.
struct MapPageReport {
    let text: String

    init(_ summary: RunSummary) {
        let page = summary.page ?? RunPage(outputFolder: summary.outputFolder, cacheFolders: [])
        text = page.html(summary.outcomes)
    }
}
