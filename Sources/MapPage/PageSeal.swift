import ImageFile

/// The last line of a page, a digest of all before it: a page that was changed or cut off is found out.
enum PageSeal {
    private static let lineLength = line(Digest(of: "")).count

    /// The line behind pieces that follow one another.
    ///
    /// - Returns: nil where there is no memory for it.
    static func line(behind pieces: [[UInt8]]) -> [UInt8]? {
        guard var stream = DigestStream() else { return nil }
        for piece in pieces { piece.withUnsafeBytes { stream.add($0) } }
        return line(stream.digest)
    }

    static func isIntact(_ page: [UInt8]) -> Bool {
        guard page.count > lineLength else { return false }
        let (text, end) = (page.dropLast(lineLength), page.suffix(lineLength))
        return line(Digest(of: text)).elementsEqual(end)
    }

    private static func line(_ digest: Digest) -> [UInt8] { Array("<!-- seal: \(digest) -->\n".utf8) }
}
