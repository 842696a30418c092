import ImageFile

/// The page around the data: HTML, style and script, which are the same for every run.
enum PageTemplate {
    /// Scripts in the order in which they build on each other.
    private static let scripts: [[UInt8]] = [
        PackageResources.codec_js, PackageResources.model_js, PackageResources.values_js, PackageResources.palette_js,
        PackageResources.camera_js, PackageResources.levels_js, PackageResources.layers_js,
        PackageResources.labels_js, PackageResources.pencil_js, PackageResources.ground_js,
        PackageResources.paints_js, PackageResources.pointing_js, PackageResources.canvas_js,
        PackageResources.elements_js, PackageResources.figures_js, PackageResources.list_js,
        PackageResources.detail_js, PackageResources.page_js,
    ]

    /// Bytes within which the mark of a page stands.
    static let headLength = 600

    static let style = Array("\n".utf8) + PackageResources.page_css

    /// One scope for all of them, and none of its names for anybody else.
    static let script: [UInt8] = {
        var script = Array("\n'use strict';\n{".utf8)
        for part in scripts {
            script.append(UInt8(ascii: "\n"))
            script += part
        }
        return script + "}\n".utf8
    }()

    /// What stands before the mark.
    static let beginning: String = {
        let html = PackageResources.page_html
        let end = html.firstRange(of: markName.utf8)?.lowerBound ?? html.startIndex
        return String(decoding: html[..<end], as: UTF8.self)
    }()

    private static let markName = "{MARK}"

    /// Of the page around the data.
    static var digest: Digest { Digest(of: PackageResources.page_html + style + script) }

    /// The page in pieces that follow one another.
    ///
    /// - Parameters:
    ///   - data: pieces of JSON without any `<`.
    ///   - mark: what the page was made of.
    static func page(data: [[UInt8]], mark: String) -> [[UInt8]] {
        var rest = PackageResources.page_html[...]
        var page: [[UInt8]] = []
        // In the order in which they stand in the page.
        let contents = [
            (markName, [Array(mark.utf8)]), ("{SCRIPT-HASH}", [Array(PolicyHashes.script.utf8)]),
            ("{STYLE-HASH}", [Array(PolicyHashes.style.utf8)]), ("/*STYLE*/", [style]), ("{DATA}", data),
            ("/*SCRIPT*/", [script]),
        ]
        for (name, content) in contents {
            guard let place = rest.firstRange(of: name.utf8) else { continue }
            page += [Array(rest[..<place.lowerBound])] + content
            rest = rest[place.upperBound...]
        }
        return page + [Array(rest)]
    }
}
