import CGDAL
import Glibc

/// Lists of texts as GDAL takes and gives them: pointers, the last one null.
enum TextList {
    /// Calls `body` with a list of copies that lives as long as the call.
    static func withPointers<Answer>(
        _ texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Answer
    ) -> Answer {
        let copies = texts.map { strdup($0) }
        defer { for copy in copies { free(copy) } }
        var pointers = copies.map { UnsafePointer<CChar>($0) }
        pointers.append(nil)
        return pointers.withUnsafeBufferPointer { buffer in
            // An array with an item has a base.
            body(buffer.baseAddress.unsafelyUnwrapped)
        }
    }

    /// The texts of a list of GDAL's; none for null.
    ///
    /// - Parameter noteUnreadable: is called for each that is not UTF-8.
    static func texts(
        _ list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, noteUnreadable: () -> Void = {}
    ) -> [String] {
        guard let list else { return [] }
        var texts: [String] = []
        var next = list
        while let text = next.pointee {
            let readable = String(validatingCString: text)
            if readable == nil { noteUnreadable() }
            texts.append(readable ?? String(cString: text))
            next += 1
        }
        return texts
    }
}
