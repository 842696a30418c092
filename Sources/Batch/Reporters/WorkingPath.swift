/// Paths as those read them who stand in the working directory.
enum WorkingPath {
    /// The path from the working directory, without `./`; whole for what lies elsewhere.
    static func relative(_ path: String) -> String {
        if path.isEmpty { return "" }
        let (whole, folder) = (PathText.names(to: path), PathText.names(to: "."))
        let isInside = whole.starts(with: folder) && whole.count > folder.count
        return isInside ? whole.dropFirst(folder.count).joined(separator: "/") : "/" + whole.joined(separator: "/")
    }

    /// The same as a URI.
    static func uri(_ path: String) -> String {
        let relative = relative(path)
        return (relative.hasPrefix("/") ? "file://" : "") + encoded(relative)
    }

    private static func encoded(_ path: String) -> String {
        path.utf8.map { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                String(UnicodeScalar(byte))
            default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }.joined()
    }
}
