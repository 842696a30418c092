/// A name without what different tools write differently: case, blanks, `_`, braces, and the owner before a dot.
struct PlainName: Hashable {
    private let text: String

    init(_ name: String) {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        text = last.lowercased().filter { !" _{}".contains($0) }
    }
}
