/// The hashes by which the page's content security policy knows its style and its script again: SHA-256 in Base64.
///
/// Both are part of the program, so that nothing need be hashed when a page is made; `PolicyHashesTests` tells what is to
/// stand here when one of them has changed.
enum PolicyHashes {
    static let style = "uV7sj+6+OOBt7yDEzIxFphTBKcehoAKPpHVjgpis3lM="
    static let script = "kQIlEUCeIMI4D3bZHFwRyGLXRFNeA25GED8M6AzOwh8="
}
