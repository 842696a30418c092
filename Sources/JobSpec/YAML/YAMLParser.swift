import CLibYAML

/// libyaml's parser over a text.
final class YAMLParser {
    let state: UnsafeMutablePointer<yaml_parser_t>
    /// A copy of the text at a place that stays: libyaml keeps pointers into it.
    private let input: UnsafeMutableBufferPointer<UInt8>
    private let isMasked: Bool

    /// - Parameter source: what it is called in a fault.
    init(_ text: [UInt8], of source: SourceFile) throws(YAMLFault) {
        state = .allocate(capacity: 1)
        let masked = FormerLineBreaks.masked(text)
        isMasked = masked != nil
        let text = masked ?? text
        input = .allocate(capacity: max(1, text.count))
        _ = input.initialize(from: text)
        state.initialize(to: yaml_parser_t())
        guard yaml_parser_initialize(state) != 0 else {
            throw YAMLFault(Diagnostic(.error, "out_of_memory", file: source.name, "there is no memory left"))
        }
        yaml_parser_set_encoding(state, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(state, input.baseAddress, text.count)
    }

    deinit {
        yaml_parser_delete(state)
        state.deallocate()
        input.deallocate()
    }

    /// A text of an event as it is written.
    func written(_ text: String) -> String { isMasked ? FormerLineBreaks.restored(text) : text }

    /// What it has found wrong, in its words.
    var problem: String? { state.pointee.problem.map { String(cString: $0) } }
}
