/// Every asset type of a schema, numbered from 0 in the order of sources, groups and types.
struct AssetClasses: Sendable {
    struct Class: Sendable {
        let source: Int
        let group: Int
        let type: AssetType
        let groupName: String
        let usage: NetworkSource.Usage
        /// The number of its terminal configuration.
        let terminals: Int?
    }

    private struct Key: Hashable {
        let source: Int
        let group: Int
        let type: Int
    }

    let all: [Class]
    private let number: [Key: Int]

    init(_ schema: UtilitySchema) {
        var all: [Class] = []
        var number: [Key: Int] = [:]
        for (place, source) in schema.sources.enumerated() {
            for group in source.assetGroups {
                for type in group.assetTypes {
                    number[Key(source: place, group: group.code, type: type.code)] = all.count
                    all.append(
                        Class(
                            source: place, group: group.code, type: type, groupName: group.name, usage: source.usage,
                            terminals: type.terminalConfiguration.flatMap(schema.terminalConfiguration)))
                }
            }
        }
        self.all = all
        self.number = number
    }

    subscript(number: Int) -> Class { all[number] }

    func number(source: Int, group: Int, type: Int) -> Int? { number[Key(source: source, group: group, type: type)] }
}
