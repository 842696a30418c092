/// The codes of a domain by their descriptions.
public struct DescribedCodes: Sendable {
    private var ofText: [String: [Double]] = [:]
    private var ofFolded: [String: [Double]] = [:]

    public init(_ domain: [NetworkAttribute.DomainValue]) {
        for value in domain {
            ofText[value.description, default: []].append(value.code)
            ofFolded[value.description.lowercased(), default: []].append(value.code)
        }
    }

    /// The codes whose description is written so, or else all that differ in their case alone; none of a text that is no description.
    public subscript(text: String) -> [Double] { ofText[text] ?? ofFolded[text.lowercased()] ?? [] }
}
