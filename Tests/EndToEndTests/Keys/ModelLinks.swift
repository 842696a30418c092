/// Tables of associations of `PipeTown`.
enum ModelLinks {
    static let files = [
        "links.csv": head + row("connectivity", "T1", "W2"),
        "contents.csv": head + row("containment", "T1", "W2"),
        "doubles.csv": head + row("connectivity", "A1", "W2"),
        "dividers.csv": head + row("connectivity", "D1", "W2"),
        "taps.csv": head + row("midspan", "T1", "x"),
        "numbers.csv": "kind,a,b,number\n1,T1,W2,7\n",
        "links.sql": """
        CREATE TABLE one (kind TEXT, a TEXT, b TEXT);
        INSERT INTO one VALUES ('connectivity', 'T1', 'W2');
        CREATE TABLE other (kind TEXT, a TEXT, b TEXT);
        INSERT INTO other VALUES ('containment', 'T1', 'W2');
        """ + "\n",
    ]

    private static let head =
        "kind,other_kind,a,other_a,b,source,other_source,port,other_port,along,other_along,seen,unseen\n"

    /// W1 is the other end of the pipe x; A1 is a valve, and a pipe as well; A is a terminal of D1, and Z is none.
    private static func row(_ kind: String, _ one: String, _ other: String) -> String {
        "\(kind),containment,\(one),W1,\(other),Gas Device,Gas Line,A,Z,0.25,0.5,1,0\n"
    }

    /// The model's key for one table.
    ///
    /// - Parameter fields: beside that of the kind.
    static func table(
        _ fields: String, of source: String = "links.csv", type: String = "type: kind, ", more: String = ""
    ) -> String {
        """
        associations:
          - source: \(source)
            fields: {\(type)\(fields)}
            \(more)
        """ + "\n"
    }

    static let ends = "from_id: a, to_id: b"
}
