/// The page around the data: HTML, style and script, which are the same for every run.
enum PageTemplate {
    /// A place of the template, and what stands there.
    private static let style = "/*STYLE*/", script = "/*SCRIPT*/", data = "{DATA}"
    private static let mark = "{MARK}"
    private static let styleHash = "{STYLE-HASH}", scriptHash = "{SCRIPT-HASH}"

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

    /// Of the page around the data.
    static var hash: String {
        ContentHash.sha256(PackageResources.page_html + Array(styleText.utf8) + Array(scriptText.utf8))
    }

    /// - Parameters:
    ///   - data: JSON without any `<`.
    ///   - mark: what the page was made of.
    static func page(data: [UInt8], mark: String) -> String {
        let (style, script) = (styleText, scriptText)
        let frame = text(PackageResources.page_html)
            .replacing(Self.styleHash, with: ContentHash.sha256(Array(style.utf8)))
            .replacing(Self.scriptHash, with: ContentHash.sha256(Array(script.utf8)))
            .replacing(Self.mark, with: mark).replacing(Self.style, with: style).replacing(Self.script, with: script)
        return frame.replacing(Self.data, with: String(decoding: data, as: UTF8.self))
    }

    private static var styleText: String { "\n" + text(PackageResources.page_css) }

    /// One scope for all of them, and none of its names for anybody else.
    private static var scriptText: String {
        "\n'use strict';\n{\n" + scripts.map(text).joined(separator: "\n") + "}\n"
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
