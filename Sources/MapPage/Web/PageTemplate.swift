import ImageFile

/// The page around the data: HTML, style and script, which are the same for every run.
enum PageTemplate {
    /// Scripts in the order in which they build on each other.
    private static let scripts: [[UInt8]] = [
        PackageResources.codec_js, PackageResources.model_js, PackageResources.palette_js,
        PackageResources.camera_js, PackageResources.levels_js, PackageResources.layers_js,
        PackageResources.labels_js, PackageResources.pencil_js, PackageResources.ground_js,
        PackageResources.paints_js, PackageResources.pointing_js, PackageResources.canvas_js,
        PackageResources.elements_js, PackageResources.figures_js, PackageResources.list_js,
        PackageResources.detail_js, PackageResources.page_js,
    ]

    /// Bytes within which the mark of a page stands.
    static let headLength = 600

    static var style: [UInt8] { [newline] + PackageResources.page_css }

    /// One scope for all of them, and none of its names for anybody else.
    static var script: [UInt8] {
        Array("\n'use strict';\n{\n".utf8) + scripts.joined(separator: [newline]) + Array("}\n".utf8)
    }

    private static let newline = UInt8(ascii: "\n")

    /// Of the page around the data.
    static var digest: Digest { Digest(of: PackageResources.page_html + style + script) }

    /// - Parameters:
    ///   - data: JSON without any `<`.
    ///   - mark: what the page was made of.
    static func page(data: [UInt8], mark: String) -> [UInt8] {
        var rest = String(decoding: PackageResources.page_html, as: UTF8.self)
            .replacing("{STYLE-HASH}", with: PolicyHashes.style).replacing("{SCRIPT-HASH}", with: PolicyHashes.script)
            .replacing("{MARK}", with: mark)[...]
        var page: [UInt8] = []
        page.reserveCapacity(data.count + 200_000)
        for (name, content) in [("/*STYLE*/", style), ("{DATA}", data), ("/*SCRIPT*/", script)] {
            guard let place = rest.firstRange(of: name) else { continue }
            page += rest[..<place.lowerBound].utf8
            page += content
            rest = rest[place.upperBound...]
        }
        page += rest.utf8
        return page
    }
}
