import Vocabulary

extension TerminalConfiguration {
    func write(to writer: inout RecordWriter) {
        writer.put(name)
        writer.put(isDirectional)
        writer.put(defaultPath)
        writer.put(terminals) { terminal, writer in
            writer.put(terminal.id)
            writer.put(terminal.name)
            writer.put(terminal.isUpstream)
        }
        writer.put(paths) { path, writer in
            writer.put(path.name)
            writer.put(path.pairs) { pair, writer in
                writer.put(pair.from)
                writer.put(pair.to)
            }
        }
    }

    init(_ reader: inout RecordReader) throws {
        name = try reader.text()
        isDirectional = try reader.flag()
        defaultPath = try reader.text()
        terminals = try reader.list { reader in
            Terminal(id: try reader.number(), name: try reader.text(), isUpstream: try reader.flag())
        }
        paths = try reader.list { reader in
            TerminalPath(
                name: try reader.text(),
                pairs: try reader.list { TerminalPath.Pair(try $0.text(), try $0.text()) })
        }
    }
}

extension NetworkAttribute {
    func write(to writer: inout RecordWriter) {
        writer.put(name)
        writer.put(dataType.rawValue)
        writer.put(sources) { $1.put($0) }
        writer.put(domain) { value, writer in
            writer.put(value.code)
            writer.put(value.description)
        }
        for flag in [isInline, isBitSet, isApportionable, isNullable] { writer.put(flag) }
    }

    init(_ reader: inout RecordReader) throws {
        name = try reader.text()
        dataType = try reader.choice()
        sources = try reader.list { try $0.text() }
        domain = try reader.list { DomainValue(code: try $0.double(), description: try $0.text()) }
        isInline = try reader.flag()
        isBitSet = try reader.flag()
        isApportionable = try reader.flag()
        isNullable = try reader.flag()
    }
}

extension TraceCondition {
    func write(to writer: inout RecordWriter) {
        switch self {
        case .compare(let attribute, let comparison, let operand):
            writer.put(0)
            writer.put(attribute)
            writer.put(comparison.rawValue)
            operand.write(to: &writer)
        case .category(let name, let exists):
            writer.put(1)
            writer.put(name)
            writer.put(exists)
        case .all(let parts):
            writer.put(2)
            writer.put(parts) { $0.write(to: &$1) }
        case .any(let parts):
            writer.put(3)
            writer.put(parts) { $0.write(to: &$1) }
        case .not(let part):
            writer.put(4)
            part.write(to: &writer)
        }
    }

    init(_ reader: inout RecordReader) throws {
        switch try reader.number() {
        case 0:
            let attribute = try reader.text()
            guard let comparison = TraceComparison(rawValue: try reader.text()) else { throw UnreadableRecord() }
            self = .compare(attribute: attribute, comparison, try TraceOperand(&reader))
        case 1: self = .category(try reader.text(), exists: try reader.flag())
        case 2: self = .all(try reader.list { try TraceCondition(&$0) })
        case 3: self = .any(try reader.list { try TraceCondition(&$0) })
        case 4: self = .not(try TraceCondition(&reader))
        default: throw UnreadableRecord()
        }
    }
}

extension TraceOperand {
    fileprivate func write(to writer: inout RecordWriter) {
        switch self {
        case .number(let number):
            writer.put(0)
            writer.put(number)
        case .text(let text):
            writer.put(1)
            writer.put(text)
        case .attribute(let name):
            writer.put(2)
            writer.put(name)
        }
    }

    fileprivate init(_ reader: inout RecordReader) throws {
        switch try reader.number() {
        case 0: self = .number(try reader.double())
        case 1: self = .text(try reader.text())
        case 2: self = .attribute(try reader.text())
        default: throw UnreadableRecord()
        }
    }
}
