/// The hashes by which the page's content security policy knows its style and its script again: SHA-256 in Base64.
///
/// Both are part of the program, so that nothing need be hashed when a page is made; `PolicyHashesTests` tells what is to
/// stand here when one of them has changed.
enum PolicyHashes {
    static let style = "JjX1m6vs5pMxh9h+rLIIKPyhOJiZMuHZ4nx63EEQWEY="
    static let script = "5hYWV8r/97TSAbd76/P9nAiuXPcaAqZRmVug5rh6la4="
}
