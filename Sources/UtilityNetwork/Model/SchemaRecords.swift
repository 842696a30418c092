/// A schema as records, in one fixed order.
extension UtilitySchema {
    func write(to writer: inout RecordWriter) {
        writer.put(domainNetworks) { network, writer in
            writer.put(network.name)
            writer.put(network.controllerType.rawValue)
            writer.put(network.tierDefinition.rawValue)
        }
        writer.put(tiers) { $0.write(to: &$1) }
        writer.put(sources) { $0.write(to: &$1) }
        writer.put(terminalConfigurations) { $0.write(to: &$1) }
        writer.put(categories) { $1.put($0) }
        writer.put(attributes) { $0.write(to: &$1) }
        writer.put(rules) { $0.write(to: &$1) }
        writer.put(lengthAttribute)
        writer.put(metresPerUnit)
        writer.put(metresPerLength)
    }

    init(_ reader: inout RecordReader) throws {
        domainNetworks = try reader.list { reader in
            DomainNetwork(
                name: try reader.text(), controllerType: try reader.choice(), tierDefinition: try reader.choice())
        }
        tiers = try reader.list { try Tier(&$0) }
        sources = try reader.list { try NetworkSource(&$0) }
        terminalConfigurations = try reader.list { try TerminalConfiguration(&$0) }
        categories = try reader.list { try $0.text() }
        attributes = try reader.list { try NetworkAttribute(&$0) }
        rules = try reader.list { try ConnectivityRule(&$0) }
        lengthAttribute = try reader.optionalText()
        metresPerUnit = try reader.double()
        metresPerLength = try reader.double()
    }
}

extension Tier {
    fileprivate func write(to writer: inout RecordWriter) {
        writer.put(name)
        writer.put(domainNetwork)
        writer.put(rank)
        writer.put(group)
        writer.put(conditionBarriers != nil)
        conditionBarriers?.write(to: &writer)
        writer.put(configuration)
    }

    fileprivate init(_ reader: inout RecordReader) throws {
        name = try reader.text()
        domainNetwork = try reader.text()
        rank = try reader.number()
        group = try reader.optionalText()
        conditionBarriers = try reader.flag() ? try TraceCondition(&reader) : nil
        configuration = try reader.optionalText()
    }
}

extension NetworkSource {
    fileprivate func write(to writer: inout RecordWriter) {
        writer.put(name)
        writer.put(usage.rawValue)
        writer.put(domainNetwork)
        writer.put(connectsByGeometry)
        writer.put(id.map { "\($0)" })
        writer.put(assetGroups) { group, writer in
            writer.put(group.code)
            writer.put(group.name)
            writer.put(group.assetTypes) { type, writer in
                writer.put(type.code)
                writer.put(type.name)
                writer.put(type.categories) { $1.put($0) }
                writer.put(type.terminalConfiguration)
                writer.put(type.edgeConnectivity.rawValue)
            }
        }
    }

    fileprivate init(_ reader: inout RecordReader) throws {
        name = try reader.text()
        usage = try reader.choice()
        domainNetwork = try reader.optionalText()
        connectsByGeometry = try reader.flag()
        id = try reader.optionalText().flatMap { Int($0) }
        assetGroups = try reader.list { reader in
            AssetGroup(
                code: try reader.number(), name: try reader.text(),
                assetTypes: try reader.list { reader in
                    AssetType(
                        code: try reader.number(), name: try reader.text(),
                        categories: try reader.list { try $0.text() },
                        terminalConfiguration: try reader.optionalText(), edgeConnectivity: try reader.choice())
                })
        }
    }
}

extension ConnectivityRule {
    fileprivate func write(to writer: inout RecordWriter) {
        writer.put(kind.rawValue)
        from.write(to: &writer)
        writer.put(via != nil)
        via?.write(to: &writer)
        to.write(to: &writer)
    }

    fileprivate init(_ reader: inout RecordReader) throws {
        kind = try reader.choice()
        from = try End(&reader)
        via = try reader.flag() ? try End(&reader) : nil
        to = try End(&reader)
    }
}

extension ConnectivityRule.End {
    fileprivate func write(to writer: inout RecordWriter) {
        writer.put(source)
        writer.put(assetGroup)
        writer.put(assetType)
        writer.put(terminal)
    }

    fileprivate init(_ reader: inout RecordReader) throws {
        source = try reader.text()
        assetGroup = try reader.number()
        assetType = try reader.number()
        terminal = try reader.optionalText()
    }
}
