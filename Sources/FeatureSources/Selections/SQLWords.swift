/// Names and texts as statements of SQL write them.
public enum SQLWords {
    /// Words, in small letters, that are no names where they stand in no quotes: of SQLite, PostgreSQL and GDAL.
    public static let reserved: Set<String> = Set(
        """
        abort action add after all alter always analyse analyze and any array as asc asymmetric attach authorization before begin \
        between binary both by cascade case cast check collate collation column commit concurrently conflict constraint create cross \
        current current_catalog current_date current_role current_schema current_time current_timestamp current_user database default \
        deferrable deferred delete desc detach distinct do drop each else end escape except exclude exclusive exists explain fail false \
        fetch filter first following for foreign freeze from full generated glob grant group groups having if ignore ilike immediate in \
        index indexed initially inner insert instead intersect into is isnull join key last lateral leading left like limit localtime \
        localtimestamp match materialized natural no not nothing notnull null nulls of offset on only or order others outer over overlaps \
        partition placing plan pragma preceding primary query raise range recursive references regexp reindex release rename replace \
        restrict returning right rollback row rows savepoint select session_user set similar some symmetric system_user table \
        tablesample temp temporary then ties to trailing transaction trigger true unbounded union unique update user using vacuum \
        values variadic verbose view virtual when where window with without
        """.split(separator: " ").map(String.init))

    /// In double quotes.
    public static func name(_ name: String) -> String { quoted(name, by: "\"") }

    /// In single quotes.
    public static func text(_ text: String) -> String { quoted(text, by: "'") }

    private static func quoted(_ content: String, by quote: String) -> String {
        quote + content.replacing(quote, with: quote + quote) + quote
    }
}
