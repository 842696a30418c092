/// One step of libyaml through a stream.
struct YAMLEvent {
    /// The anchor and the tag of a node.
    struct Properties {
        let anchor: String?
        let tag: String?
    }

    /// What was met.
    enum Kind {
        case streamStart, streamEnd, documentStart, documentEnd, sequenceEnd, mappingEnd
        case alias(String)
        case scalar(text: String, isPlain: Bool, Properties)
        case sequenceStart(Properties)
        case mappingStart(Properties)
    }

    let kind: Kind
    let mark: Mark
}
