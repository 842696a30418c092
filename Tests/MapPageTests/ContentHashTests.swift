import Testing

@testable import MapPage

@Suite("The hash of scripts and styles")
struct ContentHashTests {
    @Test(
        "is SHA-256",
        arguments: [
            ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
            ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
            (String(repeating: "a", count: 200), "wqkI2Y9d+Yet5BtfziEwZ++8wh7yJAISpB5UtefCiuU="),
        ])
    func vectors(_ text: String, _ hash: String) {
        #expect(ContentHash.sha256(Array(text.utf8)) == hash)
    }
}
