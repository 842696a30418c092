import CLibYAML

/// libyaml's parser over one source file.
final class YAMLEventReader {
    private let source: SourceFile
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    /// A copy of the text at a place that stays: libyaml keeps pointers into it.
    private let input: UnsafeMutableBufferPointer<UInt8>

    init(_ source: SourceFile) throws(YAMLFault) {
        self.source = source
        parser = .allocate(capacity: 1)
        input = .allocate(capacity: max(1, source.bytes.count))
        _ = input.initialize(from: source.bytes)
        parser.initialize(to: yaml_parser_t())
        guard yaml_parser_initialize(parser) != 0 else {
            throw YAMLFault(Diagnostic(.error, "out_of_memory", file: source.name, "there is no memory left"))
        }
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, input.baseAddress, source.bytes.count)
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
        input.deallocate()
    }

    /// The next event.
    ///
    /// - Throws: a fault with libyaml's reason at the place; after that the stream has no further events.
    func next() throws(YAMLFault) -> YAMLEvent {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) != 0 else { throw syntaxFault() }
        defer { yaml_event_delete(&event) }
        return YAMLEvent(kind: kind(of: event), mark: Mark(source, event.start_mark.index, event.end_mark.index))
    }

    private func kind(of event: yaml_event_t) -> YAMLEvent.Kind {
        switch event.type {
        case YAML_STREAM_START_EVENT: return .streamStart
        case YAML_DOCUMENT_START_EVENT: return .documentStart
        case YAML_DOCUMENT_END_EVENT: return .documentEnd
        case YAML_ALIAS_EVENT: return .alias(text(event.data.alias.anchor) ?? "")
        case YAML_SCALAR_EVENT: return scalar(event)
        case YAML_SEQUENCE_START_EVENT:
            let data = event.data.sequence_start
            return .sequenceStart(.init(anchor: text(data.anchor), tag: text(data.tag)))
        case YAML_SEQUENCE_END_EVENT: return .sequenceEnd
        case YAML_MAPPING_START_EVENT:
            let data = event.data.mapping_start
            return .mappingStart(.init(anchor: text(data.anchor), tag: text(data.tag)))
        case YAML_MAPPING_END_EVENT: return .mappingEnd
        default: return .streamEnd
        }
    }

    private func scalar(_ event: yaml_event_t) -> YAMLEvent.Kind {
        let data = event.data.scalar
        let bytes = UnsafeBufferPointer(start: data.value, count: data.length)
        return .scalar(
            text: String(decoding: bytes, as: UTF8.self),
            isPlain: data.style == YAML_PLAIN_SCALAR_STYLE,
            .init(anchor: text(data.anchor), tag: text(data.tag)))
    }

    private func text(_ bytes: UnsafeMutablePointer<UInt8>?) -> String? {
        bytes.map { String(cString: $0) }
    }

    private func syntaxFault() -> YAMLFault {
        let problem = parser.pointee.problem.map { String(cString: $0) } ?? "the YAML cannot be read"
        let context = parser.pointee.context.map { String(cString: $0) }
        let place = parser.pointee.problem_mark.index
        return YAMLSyntax.fault(
            problem: problem, context: context, at: Mark(source, place, place + 1),
            contextMark: Mark(source, parser.pointee.context_mark.index, parser.pointee.context_mark.index))
    }
}
