/// The words of names as people give them to files, layers and fields.
enum Words {
    /// `ST_NAME`, `stName` and `St Name` have the words `st` and `name`.
    static func of(_ name: String) -> [String] {
        var words: [String] = []
        var word = ""
        var wasLower = false
        for letter in name {
            let isPart = letter.isLetter
            if !isPart || letter.isUppercase && wasLower {
                if !word.isEmpty { words.append(word.lowercased()) }
                word = ""
            }
            if isPart { word.append(letter) }
            wasLower = letter.isLowercase
        }
        return word.isEmpty ? words : words + [word.lowercased()]
    }

    /// A name without anything but its letters and digits: `ST_NAME` is `stname`.
    static func plain(_ name: String) -> String {
        String(name.lowercased().filter { $0.isLetter || $0.isNumber })
    }
}
