import Foundation

/// Headless Chromium, as `scripts/browser/run` drives it.
enum Browser {
    private static let cannot: Int32 = 77

    static var isThere: Bool { FileManager.default.isExecutableFile(atPath: "/usr/bin/chromium") }

    /// Where packages and their folder are found.
    private static let passed: Set = [
        "HOME", "XDG_CACHE_HOME", "PIP_INDEX_URL", "PIP_CONFIG_FILE", "HTTPS_PROXY", "https_proxy",
    ]

    /// Looks at a page.
    ///
    /// - Returns: a line for each thing that was looked at; nil where a package from PyPI cannot be had, which is told.
    static func look(at page: URL, for kind: String) throws -> Arterial.Ended? {
        let variables = ProcessInfo.processInfo.environment.filter { passed.contains($0.key) }
        let ended = try OtherCommand.run(
            "/usr/bin/env", ["python3", "scripts/browser/run", page.path, kind], in: Arterial.project,
            environment: ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "PYTHONDONTWRITEBYTECODE": "1"]
                .merging(variables) { own, _ in own })
        guard ended.code == cannot else { return ended }
        print("the map page in a browser: \(ended.output)")
        return nil
    }
}
