import Foundation

/// Headless Chromium, as `scripts/browser/run` drives it.
enum Browser {
    /// Whether Chromium is there, and what drives it can be had from PyPI.
    static let isReady: Bool = {
        guard let ended = try? run("--ready") else { return false }
        if ended.code != 0 { print("the map page in a browser: \(ended.output)") }
        return ended.code == 0
    }()

    /// Where packages and their folder are found.
    private static let passed: Set = [
        "HOME", "XDG_CACHE_HOME", "PIP_INDEX_URL", "PIP_CONFIG_FILE", "HTTPS_PROXY", "https_proxy",
    ]

    /// Looks at a page, and tells a line for each thing that was looked at.
    static func look(at page: URL, for kind: String) throws -> Arterial.Ended { try run(page.path, kind) }

    private static func run(_ arguments: String...) throws -> Arterial.Ended {
        let variables = ProcessInfo.processInfo.environment.filter { passed.contains($0.key) }
        return try OtherCommand.run(
            "/usr/bin/env", ["python3", "scripts/browser/run"] + arguments, in: Arterial.project,
            environment: ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "PYTHONDONTWRITEBYTECODE": "1"]
                .merging(variables) { own, _ in own })
    }
}
