import Vocabulary

/// What a job may be called: its name is the name of a folder, on every system.
public enum JobName {
    /// The longest name, in bytes.
    public static let longest = 200

    static let shape = Shape<String>.label
        .adding([("pattern", .text(#"^[^. /\\:*?"<>|]([^/\\:*?"<>|]*[^. /\\:*?"<>|])?$"#))])
        .checked("bad_name") { name in
            fault(of: name).map { ("\(SafeText.quoted(name)) cannot be the name of a folder: \($0)", nil) }
        }

    /// Why a name is refused, or nil for a good one.
    public static func fault(of name: String) -> String? {
        if name.isEmpty { return "it is empty" }
        if name.utf8.count > longest { return "it has more than \(longest) bytes" }
        if name.hasPrefix(".") { return "it begins with a dot" }
        if name.hasSuffix(".") || name.hasSuffix(" ") || name.hasPrefix(" ") {
            return "it begins or ends with a blank, or ends with a dot"
        }
        if let character = name.first(where: isRefused) { return "it holds \(shown(character))" }
        if RunFileName.all.contains(name.lowercased()) { return "a file of the run has that name" }
        let stem = name.prefix { $0 != "." }.lowercased()
        return reserved.contains(stem) ? "Windows keeps it for a device" : nil
    }

    private static func isRefused(_ character: Character) -> Bool {
        "/\\:*?\"<>|".contains(character) || SafeText.safe(character) != character
    }

    /// What cannot be seen is told by its number, too.
    private static func shown(_ character: Character) -> String {
        let quoted = SafeText.quoted(String(character))
        if SafeText.safe(character) == character { return quoted }
        let numbers = character.unicodeScalars.map { scalar in
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        }
        return "\(quoted) (\(numbers.joined(separator: " ")))"
    }

    private static let reserved: Set<String> = Set(
        ["con", "prn", "aux", "nul"] + (1...9).flatMap { ["com\($0)", "lpt\($0)"] })
}
