import Results
import Vocabulary

/// The tables of a service area job and their columns.
public enum ServiceAreaTables {
    private static let facilityColumns = [
        Column("facility_id", .integer, "The facility's number in the job, from 1; empty where facilities are merged"),
        Column("facility", "The facility's name; empty where facilities are merged"),
        Column("id", "The facility's id as given; empty where facilities are merged"),
    ]

    private static func breakColumns(_ impedance: Impedance) -> [Column] {
        let unit = CostText(impedance: impedance).unit
        return [
            Column(
                "from_break", .number, unit: unit,
                "The cost beyond which it lies: of rings the next smaller break, else 0"),
            Column("to_break", .number, unit: unit, "The cost within which the part is reached: the break"),
        ]
    }

    static func polygons(_ parameters: ServiceAreaParameters) -> Table {
        Table(
            "polygons", "The area of each break, facility by facility, the outermost first", geometry: .polygon,
            formats: [.geojson, .csv],
            columns: facilityColumns
                + [Column("name", "The facility and the costs, such as Princess Grace: 0 - 3")]
                + breakColumns(parameters.impedance)
                + [Column("area_m2", unit: "square metres", "The area on the ground")] + parameters.keptColumns)
    }

    static func lines(_ parameters: ServiceAreaParameters) -> Table {
        var columns = facilityColumns + breakColumns(parameters.impedance)
        columns += [
            Column("source_id", .integer, "The source's id of the street"),
            Column("street", "The street's name"),
            Column(
                "from_position", .number, "Where travel begins, as a fraction of the street in its digitised direction"),
            Column(
                "to_position", .number, "Where travel ends; less than from_position when it goes against that direction"
            ),
            Column("length", unit: "metres", "The length travelled"),
        ]
        for impedance in [parameters.impedance] + parameters.accumulated {
            let unit = CostText(impedance: impedance).unit
            let name = impedance.name
            columns += [
                Column(
                    "from_cumul_\(name)", .number, unit: unit,
                    "The cost \(name) from the facility, or to it, where travel begins"),
                Column(
                    "to_cumul_\(name)", .number, unit: unit,
                    "The cost \(name) from the facility, or to it, where travel ends"),
            ]
        }
        if parameters.lines?.measures == true {
            columns.append(Column("measures", "The cost of the impedance at each vertex of the line, parted by blanks"))
        }
        return Table(
            "lines", "The parts of streets that are reached, facility by facility", geometry: .line,
            formats: [.geojson], columns: columns + parameters.keptColumns)
    }

    static func facilities(_ parameters: ServiceAreaParameters) -> Table {
        let unit = CostText(impedance: parameters.impedance).unit
        var columns = [
            Column("facility_id", .integer, "The facility's number in the job, from 1; empty where it has no place"),
            Column("id", "The id given"),
            Column("name", "The name given, else Facility and its number"),
            Column("status", "ok, or what became of the facility"),
            Column("breaks", .text, unit: unit, "The facility's breaks, parted by blanks; empty where it has no place"),
            Column(
                "cost", .number, unit: unit,
                "What is used up at the facility before travel begins, or after it ends; empty where it has no place"),
        ]
        if parameters.departure != nil {
            columns.append(Column("start_time", "When travel sets out, or arrives at the facility: ISO 8601"))
        }
        columns += [
            Column("snap_distance", unit: "metres", "How far the place on the network is from the one given"),
            Column("snap_x", unit: "degrees", "Longitude of the place on the network"),
            Column("snap_y", unit: "degrees", "Latitude of the place on the network"),
        ]
        return Table(
            "facilities", "Every facility of the job, in its order", geometry: .point, formats: [.geojson, .csv],
            columns: columns + parameters.keptColumns)
    }

    static func summary(_ parameters: ServiceAreaParameters) -> Table {
        let counted = [Column("count", .integer, "How many features are within, those that are so in part among them")]
        let sums = (parameters.summary?.fields ?? []).map { Column("sum_\($0)", .number, "The sum of \($0) within") }
        return Table(
            "summary", "What is within each break", geometry: .none, formats: [.csv],
            columns: facilityColumns + breakColumns(parameters.impedance) + counted + sums)
    }

    /// The tables that a job with these parameters writes.
    public static func tables(for parameters: ServiceAreaParameters) -> [Table] {
        var tables: [Table] = []
        if parameters.polygons != nil { tables.append(polygons(parameters)) }
        if parameters.lines != nil { tables.append(lines(parameters)) }
        tables.append(facilities(parameters))
        if parameters.summary != nil { tables.append(summary(parameters)) }
        return tables
    }
}
