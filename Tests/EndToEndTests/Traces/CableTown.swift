/// A drawn network of power and fibre in tables, with what Esri's associations say of it.
///
///     S1--a--V1 ~ O1==E1==O3 ~ M1      V1 in the box B1 in the yard Y1; V1 on the pole P1
///                      |
///                      O2
///
/// S1, V1 and M1 are devices, a is a line; O1 to O3 are ports and E1 is a strand, which have no place. `~` is connectivity
/// without coincidence; O1 and O3 are at the ends of E1, O2 is at a quarter of it.
enum CableTown {
    static func project(_ more: [String: String] = [:]) -> [String: String] {
        files.merging([
            "model.yaml": model, "arterial.yaml": "networks:\n  cables: {utility: {source: none, model: model.yaml}}\n",
            "job.yaml": job,
        ]) { $1 }.merging(more) { $1 }
    }

    static let job = "job: trace\nnetwork: cables\ntrace_type: connected\nstarting_locations: {global_id: S1}\n"

    /// As Esri's table has them; the sides of the strand's associations are in both orders.
    static let associations = """
        ASSOCIATIONTYPE,FROMNETWORKSOURCEID,FROMGLOBALID,FROMTERMINALID,TONETWORKSOURCEID,TOGLOBALID,TOTERMINALID,PERCENTALONG,ISCONTENTVISIBLE
        1,4,{V1},1,6,O1,1,0,0
        4,6,O1,1,7,E1,1,0,0
        5,7,E1,1,6,O2,1,0.25,0
        6,6,O3,1,7,E1,1,0,0
        1,6,O3,1,4,M1,1,0,0
        2,9,B1,1,4,V1,1,0,1
        2,13,Y1,1,9,B1,1,0,0
        3,11,P1,1,4,V1,1,0,0
        """ + "\n"

    /// The same as Esri's tools write them.
    static let exported = """
        ASSOCIATIONTYPE,FROMFEATURECLASS,FROMASSETGROUP,FROMASSETTYPE,FROMGLOBALID,FROMTERMINAL,TOFEATURECLASS,TOASSETGROUP,TOASSETTYPE,TOGLOBALID,TOTERMINAL,ISCONTENTVISIBLE,PERCENTALONG
        Junction Junction Connectivity,CableDevice,,,v1,Single Terminal,Port,,,O1,Single Terminal,,
        Junction Edge From Connectivity,Port,,,O1,,Strand,,,E1,,,
        Junction Edge Midspan Connectivity,Port,,,O2,,Strand,,,E1,,,0.25
        Junction Edge To Connectivity,Port,,,O3,,owner.Strand,,,E1,,,
        Junction Junction Connectivity,Port,,,O3,Single Terminal,CABLE_DEVICE,,,M1,Single Terminal,,
        Containment,Box,,,B1,,CableDevice,,,V1,,True,
        Containment,Yard,,,Y1,,Box,,,B1,,False,
        Structural Attachment,Pole,,,P1,,CableDevice,,,V1,,,
        """ + "\n"

    private static let files = [
        "devices.csv": "globalid,x,y\nS1,500000,5400000\nV1,500100,5400000\nM1,500300,5400000\n",
        "lines.csv": "globalid,wkt\na,\"LINESTRING (500000 5400000, 500100 5400000)\"\n",
        "ports.csv": "globalid,name\nO1,\nO2,\nO3,\n", "strands.csv": "globalid,name\nE1,\n",
        "boxes.csv": "globalid,x,y\nB1,500101,5400000\n", "poles.csv": "globalid,x,y\nP1,500100,5400001\n",
        "ducts.csv":
            "globalid,wkt\nD1,\"MULTILINESTRING ((500000 5400001, 500050 5400001), (500060 5400001, 500100 5400001))\"\n",
        "yards.csv":
            "globalid,wkt\nY1,\"POLYGON ((500090 5399990, 500110 5399990, 500110 5400010, 500090 5399990))\"\n",
        "bolts.csv": "globalid,name\nN1,\n", "ropes.csv": "globalid,name\nR1,\n", "associations.csv": associations,
    ]

    static let model = """
        domain_networks: {Cable: {tiers: {Supply: {}}}}
        sources:
          Cable Device: {usage: device, id: 4, crs: EPSG:25832, source: devices.csv, \(group)}
          Cable Line: {usage: line, id: 5, crs: EPSG:25832, source: lines.csv, \(group)}
          Port: {usage: junction_object, id: 6, source: ports.csv, \(group)}
          Strand: {usage: edge_object, id: 7, source: strands.csv, \(group)}
          Box: {usage: assembly, id: 9, crs: EPSG:25832, source: boxes.csv, \(group)}
          Pole: {usage: structure_junction, id: 11, crs: EPSG:25832, source: poles.csv, \(group)}
          Duct: {usage: structure_line, id: 12, crs: EPSG:25832, source: ducts.csv, \(group)}
          Yard: {usage: structure_boundary, id: 13, crs: EPSG:25832, source: yards.csv, \(group)}
          Bolt: {usage: structure_junction_object, id: 14, source: bolts.csv, \(group)}
          Rope: {usage: structure_edge_object, id: 15, source: ropes.csv, \(group)}
        associations: [{source: associations.csv}]
        """ + "\n"

    private static let group = "asset_groups: {Plain: {asset_types: {Plain: {}}}}"
}
