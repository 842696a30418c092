import Foundation
import Testing

@Suite("Real data", .enabled(if: SharedData.isThere, "the folder of shared data is not there"))
struct DraftedDataTests {
    @Test(
        "makes a project that runs",
        arguments: [
            "osm/one_way_dead_end.osm.pbf", "osm/herrenberg-barrier-gates.osm.pbf", "osm/West-Oakland.osm.bz2",
            "osm/gh_test_simple_turncosts.osm", "osm/bangor_maine.osm.pbf", "osm/monaco-lz4.osm.pbf",
            "streets/coquimbo-aequilibrae.gpkg", "streets/copenhagen_streets_net_edges.geojson",
            "streets/stockholm_fmm",
            "streets/tempe_geodanet", "utility/gas/schutterwald_gas.gpkg", "utility/nanaimo", "utility/epanet/Net1.inp",
            "utility/epanet/Net3.inp", "utility/epanet/ky10.inp", "relationships/relationships.gdb",
            "relationships/nga_rte.gpkg", "relationships/relation_mapping_table.gpkg",
        ])
    func runs(file: String) throws {
        try TemporaryProject().draftAndRun(SharedData.path(file))
    }
}
