/// Names and texts as statements of SQL write them.
public enum SQLWords {
    /// In double quotes.
    public static func name(_ name: String) -> String { quoted(name, by: "\"") }

    /// In single quotes.
    public static func text(_ text: String) -> String { quoted(text, by: "'") }

    private static func quoted(_ content: String, by quote: String) -> String {
        quote + content.replacing(quote, with: quote + quote) + quote
    }
}
