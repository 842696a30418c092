import Foundation

/// What the best tours of instances are known to cost, by name.
public struct KnownOptima: Sendable {
    private var optima: [String: Int64] = [:]

    /// Reads pairs of a name and a number out of any text: `berlin52 7542, st70: 675`.
    public init(_ text: String) {
        let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "-" && $0 != "." }
        for (name, optimum) in zip(words, words.dropFirst()) where name.contains(where: \.isLetter) {
            if let optimum = Int64(optimum) { optima[String(name)] = optimum }
        }
    }

    /// What a file says of an instance that goes by some names or, without a file, the README.md in or above a folder.
    public static func optimum(of names: [String], near folder: URL, file: URL?) throws -> Int64? {
        if let file {
            let known = KnownOptima(try String(contentsOf: file, encoding: .utf8))
            return names.lazy.compactMap { known[$0] }.first
        }
        for place in [folder.standardizedFileURL, folder.standardizedFileURL.deletingLastPathComponent()] {
            let text = try? String(contentsOf: place.appending(path: "README.md"), encoding: .utf8)
            let known = KnownOptima(text ?? "")
            if let optimum = names.lazy.compactMap({ known[$0] }).first { return optimum }
        }
        return nil
    }

    public subscript(name: String) -> Int64? { optima[name] }
}
