/// The colours of the map page (`palette.js`), for styles of QGIS: told apart by readers who see red and green alike.
enum MapColours {
    static let ink = "#1c2530"
    static let barrier = "#b3261e"

    /// After M. Okabe and K. Ito.
    static let several = ["#0067b9", "#d35400", "#00896a", "#a4418f", "#8a6d00", "#3f8fcf", "#7a4a2b", "#4b4f9e"]

    /// What elements are to a trace, in the order of a legend.
    static let roles: KeyValuePairs<String, String> = [
        "start": "#111827", "isolating": "#c8102e", "zone": "#e07b00", "downstream": "#0067b9", "upstream": "#0067b9",
        "subnetwork": "#00896a", "controller": "#00695c", "connected": "#0067b9", "path": "#0067b9",
        "loop": "#a4418f", "container": "#8a6d00", "content": "#8a6d00", "structure": "#7a4a2b",
    ]

    /// Viridis (S. van der Walt and N. Smith, CC0), from what is near to what is far.
    private static let viridis = [
        "#481a6c", "#472f7d", "#414487", "#355f8d", "#2a788e", "#21908d", "#28ae80", "#5ec962", "#add83c",
    ]

    /// The colour of one of several breaks, the nearest first.
    static func nearToFar(_ number: Int, of count: Int) -> String {
        count < 2 ? viridis[4] : viridis[number * (viridis.count - 1) / (count - 1)]
    }
}
