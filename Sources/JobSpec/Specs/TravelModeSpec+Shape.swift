import Vocabulary

extension TravelModeSpec {
    static let shape = Shape<TravelModeSpec>.record(
        "a travel mode", "What a vehicle may use, how fast, and what turning costs."
    ) { fields in
        let general = general(fields)
        let access = access(fields)
        let ways = ways(fields)
        let turns = turns(fields)
        let restrictions = restrictions(fields)
        return { record in
            var mode = TravelModeSpec()
            for fill in [general, access, ways, turns, restrictions] { fill(record, &mode) }
            return mode
        }
    }

    /// Takes the values of some keys into a mode.
    private typealias Fill = @Sendable (Record, inout TravelModeSpec) -> Void

    private static func general(_ fields: Fields) -> Fill {
        let description = fields.optional("description", .text, "A sentence for people.")
        let basedOn = fields.optional(
            "based_on", .marked(.label), "The mode whose values stand where this one names none.")
        return { record, mode in
            mode.description = record[description]
            mode.basedOn = record[basedOn]
        }
    }

    private static func access(_ fields: Fields) -> Fill {
        let texts = Shape<[String]>.list(of: .tagValue, called: "a list of texts")
        let access = fields.optional("access", texts, "Access tags; the first that is present decides.")
        let byDirection = fields.optional(
            "access_by_direction", .boolean,
            "Whether access tags for one direction (vehicle:forward) count; false by default.")
        let closed = fields.optional("closed_values", texts, "Values of access tags that close.")
        let destination = fields.optional(
            "destination_values", texts, "Values of access tags that let in, but not through.")
        let allowed = fields.optional(
            "allowed_values", texts,
            "Values of access tags that open a way which its class alone would not; see other_ways.")
        let closedIf = fields.optional(
            "closed_if", .tagValues(canClear: true),
            "Tags and values of ways that are not used, whatever their access tags say.")
        let nodeAccess = fields.optional(
            "node_access", .boolean,
            "Whether access tags on a node decide over the barrier there; false by default.")
        let barriers = fields.optional(
            "node_barriers",
            .map(of: NodeBarrierRule.shape, called: "a mapping of barriers to what they do", canClear: true),
            "What the barriers on nodes do, by the value of their barrier tag; 'other' stands for those not named.")
        let openIf = fields.optional(
            "barriers_open_if",
            .map(of: .tagValues(canClear: true), called: "a mapping of barriers to tags", canClear: true),
            "Barriers that a tag of the same node opens.")
        return { record, mode in
            mode.access = record[access]
            mode.accessByDirection = record[byDirection]
            mode.closedValues = record[closed]
            mode.destinationValues = record[destination]
            mode.allowedValues = record[allowed]
            mode.closedIf = record[closedIf]
            mode.nodeAccess = record[nodeAccess]
            mode.nodeBarriers = record[barriers]
            mode.barriersOpenIf = record[openIf]
        }
    }

    private static func ways(_ fields: Fields) -> Fill {
        let speeds = fields.optional(
            "speeds", .map(of: .speed, called: "a mapping of highway classes to speeds", canClear: true),
            "Speeds by highway class; a class not named is not used.")
        let defaultSpeed = fields.optional(
            "default_speed", Shape<Speed>.speed.orNone,
            "The speed on streets of layers that have neither a class with a speed nor a speed of their own; "
                + "without it, such streets are not used.")
        let others = fields.optional(
            "other_ways",
            .map(of: OtherWaysSpec.shape.nilIfMistaken, called: "a mapping of names to kinds of ways", canClear: true),
            "Ways other than highways, such as ferries.")
        let surfaces = fields.optional(
            "surfaces", .map(of: .number(0.01...10), called: "a mapping of surfaces to factors", canClear: true),
            "Factors on the speed, by surface.")
        let maxspeed = fields.optional("maxspeed", MaxspeedSpec.shape, "How maxspeed tags count.")
        let classesIf = fields.optional(
            "classes_if",
            .map(of: .tagValues(canClear: true), called: "a mapping of classes to tags", canClear: true),
            "Classes that are used only where a tag allows it.")
        return { record, mode in
            mode.speeds = record[speeds]
            mode.defaultSpeed = record[defaultSpeed]
            mode.otherWays = record[others]
            mode.surfaces = record[surfaces]
            mode.maxspeed = record[maxspeed]
            mode.classesIf = record[classesIf]
        }
    }

    private static func turns(_ fields: Fields) -> Fill {
        let oneway = fields.optional(
            "oneway_tags", .list(of: .tagValue, called: "a list of tags"),
            "Tags that make a way one-way, the first that is present; an empty list ignores one-ways.")
        let contraflow = fields.optional(
            "contraflow_if", .tagValues(canClear: true),
            "Tags and values of ways that the mode may use against their one-way direction, too.")
        let against = fields.optional(
            "against_one_ways", AgainstOneWaysSpec.shape.nilIfMistaken.orNone,
            "How the vehicle is walked against streets that a tag makes one-way; left out, it is not.")
        let restrictions = fields.optional("turn_restrictions", .boolean, "Whether turn restrictions bind the mode.")
        let costs = fields.optional("turn_costs", TurnCostsSpec.shape, "What turns cost.")
        let uTurns = fields.optional("u_turns", .choice(of: UTurnPolicy.self), "Where the vehicle may turn round.")
        return { record, mode in
            mode.onewayTags = record[oneway]
            mode.contraflowIf = record[contraflow]
            mode.againstOneWays = record[against]
            mode.turnRestrictions = record[restrictions]
            mode.turnCosts = record[costs]
            mode.uTurns = record[uTurns]
        }
    }

    private static func restrictions(_ fields: Fields) -> Fill {
        let restrictions = fields.optional(
            "restrictions", .restrictionUsages, "What restrictions of networks mean to the mode, by their names.")
        let vehicle = fields.optional(
            "vehicle", VehicleSpec.shape.orNone,
            "How large the vehicle is: streets with a lower limit are closed to it.")
        return { record, mode in
            mode.restrictions = record[restrictions]
            mode.vehicle = record[vehicle]
        }
    }
}
