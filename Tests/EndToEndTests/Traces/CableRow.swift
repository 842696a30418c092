/// A source, a valve and a house, and the two lines between them:
///
///     S --L1-- J --L2-- H
enum CableRow {
    /// - Parameters:
    ///   - attribute: what the model says of it, beside its field `value` of lines.
    ///   - values: of the two lines.
    ///   - job: what stands in the job, beside its network.
    static func project(_ attribute: String, _ values: (String, String), _ job: String) throws -> TemporaryProject {
        try TemporaryProject([
            "arterial.yaml": "networks: {n: {utility: {source: none, model: model.yaml, crs: EPSG:25832}}}\n",
            "model.yaml": """
            domain_networks: {E: {tiers: {T: {}}}}
            attributes: {Value: {\(attribute), fields: {Line: value}}}
            sources:
              Device:
                usage: device
                source: devices.csv
                fields: {id: id}
                asset_groups:
                  D: {asset_types: {Source: {where: "id = 'S'"}, Valve: {where: "id = 'J'", categories: [Isolating]}, House: {where: "id = 'H'"}}}
              Line: {usage: line, source: lines.csv, fields: {id: id}, asset_groups: {L: {asset_types: {L: {}}}}}
            controllers: [{source: Device, global_id: S, subnetwork: A}]
            """ + "\n",
            "devices.csv": "id,x,y\nS,500000,5400000\nJ,500050,5400000\nH,500100,5400000\n",
            "lines.csv": """
            id,value,wkt
            L1,\(values.0),"LINESTRING (500000 5400000, 500050 5400000)"
            L2,\(values.1),"LINESTRING (500050 5400000, 500100 5400000)"
            """ + "\n",
            "job.yaml": "job: trace\nnetwork: n\n\(job)outputs: {formats: [csv]}\n",
        ])
    }
}
