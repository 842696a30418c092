import CLibYAML

/// The events of one source file.
final class YAMLEventReader {
    private let source: SourceFile
    private var parser: YAMLParser
    private var eventCount = 0
    /// Nil while none was met that YAML has no escape for.
    private var pairs: SurrogatePairs?

    init(_ source: SourceFile) throws(YAMLFault) {
        self.source = source
        parser = try YAMLParser(source.bytes, of: source)
    }

    /// The next event.
    ///
    /// - Throws: a fault with libyaml's reason at the place; after that the stream has no further events.
    func next() throws(YAMLFault) -> YAMLEvent {
        var event = yaml_event_t()
        if yaml_parser_parse(parser.state, &event) == 0 {
            guard try readPairs(), yaml_parser_parse(parser.state, &event) != 0 else { throw syntaxFault() }
        }
        defer { yaml_event_delete(&event) }
        eventCount += 1
        return YAMLEvent(kind: kind(of: event), mark: mark(event.start_mark.index, event.end_mark.index))
    }

    /// Where an escape of JSON was met that YAML does not know, begins anew with those that YAML does, up to the same event.
    ///
    /// - Returns: whether it goes on from there.
    private func readPairs() throws(YAMLFault) -> Bool {
        guard pairs == nil, let problem = parser.problem, problem.hasSuffix("Unicode character escape code") else {
            return false
        }
        let found = try SurrogatePairs(in: source, within: doubleQuoted())
        if found.isEmpty { return false }
        pairs = found
        parser = try YAMLParser(found.bytes, of: source)
        for _ in 0..<eventCount {
            var event = yaml_event_t()
            if yaml_parser_parse(parser.state, &event) == 0 { return false }
            yaml_event_delete(&event)
        }
        return true
    }

    /// Where the scalars in double quotes stand, up to the first fault of another kind.
    private func doubleQuoted() throws(YAMLFault) -> [Range<Int>] {
        let other = try YAMLParser(SurrogatePairs.masked(source.bytes), of: source)
        var ranges: [Range<Int>] = []
        var event = yaml_event_t()
        while yaml_parser_parse(other.state, &event) != 0, event.type != YAML_STREAM_END_EVENT {
            if event.type == YAML_SCALAR_EVENT, event.data.scalar.style == YAML_DOUBLE_QUOTED_SCALAR_STYLE {
                ranges.append(event.start_mark.index..<event.end_mark.index)
            }
            yaml_event_delete(&event)
        }
        yaml_event_delete(&event)
        return ranges
    }

    private func mark(_ start: Int, _ end: Int) -> Mark {
        guard let pairs else { return Mark(source, start, end) }
        return Mark(source, pairs.original(start), pairs.original(end))
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
            text: parser.written(String(decoding: bytes, as: UTF8.self)),
            isPlain: data.style == YAML_PLAIN_SCALAR_STYLE,
            .init(anchor: text(data.anchor), tag: text(data.tag)))
    }

    private func text(_ bytes: UnsafeMutablePointer<UInt8>?) -> String? {
        bytes.map { parser.written(String(cString: $0)) }
    }

    private func syntaxFault() -> YAMLFault {
        let state = parser.state.pointee
        let (place, context) = (state.problem_mark.index, state.context_mark.index)
        return YAMLSyntax.fault(
            problem: parser.problem ?? "the YAML cannot be read", context: state.context.map { String(cString: $0) },
            at: mark(place, place + 1), contextMark: mark(context, context))
    }
}
