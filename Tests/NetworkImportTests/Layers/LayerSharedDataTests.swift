import FeatureSources
import StreetNetwork
import TestSupport
import Testing
import Vocabulary

@testable import NetworkImport

/// The counts are those that a program of its own found in the same files.
@Suite("Real layers of streets", .enabled(if: SharedData.isThere, "no folder of shared data"))
struct LayerSharedDataTests {
    private func table(_ name: String) -> SourceTable {
        SourceTable(SourceAddress(target: SharedData.path("data/streets/\(name)"), name: name))
    }

    @Test("Coquimbo: a GeoPackage with directions and speeds", arguments: StreetConnectivity.Policy.allCases)
    func coquimbo(_ policy: StreetConnectivity.Policy) throws {
        var mapping = StreetLayerMapping(table("coquimbo-aequilibrae.gpkg"))
        mapping.table.layer = "links"
        (mapping.id, mapping.name, mapping.streetClass) = ("link_id", "name", "link_type")
        mapping.oneWay = OneWayField("direction", forward: ["1"], backward: ["-1"], both: ["0"])
        (mapping.speedForward, mapping.speedBackward) = (MeasureField("speed_ab"), MeasureField("speed_ba"))
        mapping.restrictions = [RestrictionCondition("small", condition: "link_type = 'residential'")]
        mapping.connectivity = StreetConnectivity(policy)
        let (parts, report) = try LayerStreets.read(mapping, context: RunContext())
        #expect(report.rowsRead == 19_983 && report.rowsKept == 19_983 && report.faults.isEmpty)
        #expect(parts.junctionCoordinate.count == 15_724)
        #expect(parts.edgeTail.count == 19_983)
        let tags = parts.streetTags.map { parts.tagSets[$0] }
        #expect(tags.filter { $0["oneway"] == "yes" }.count == 5420)
        #expect(tags.filter { $0["oneway"] == "no" }.count == 14_563)
        #expect(tags.filter { $0["highway"] == "residential" }.count == 12_956)
        #expect(tags.filter { $0["class"] == "centroid_connector" && $0["highway"] == nil }.count == 137)
        #expect(parts.streetRestrictions.filter { $0 == 1 }.count == 12_956)
        #expect(stride(from: 0, to: 39_966, by: 2).filter { parts.streetSpeed[$0] == 0 }.count == 16_583)
        #expect(parts.streetName.filter { $0 == 0 }.count == 1475)
        #expect(parts.streetID == parts.streetID.sorted())
    }

    @Test("Tempe: a Shapefile in feet")
    func tempe() throws {
        var mapping = StreetLayerMapping(table("tempe_geodanet/streets.shp"))
        mapping.id = "ID"
        let (parts, report) = try LayerStreets.read(mapping, context: RunContext())
        #expect(report.rowsRead == 293 && report.streets == 293)
        #expect(parts.junctionCoordinate.count == 220)
        #expect(parts.streetID == Array(1...293))
        // 104,414.092 feet of the map, whose lengths are 0.9999 of those on the ground.
        let metres = Double(parts.streetLength.reduce(0, +)) / 1000
        #expect(abs(metres - 104_414.092 * 0.304_800_609_6 / 0.9999) < 1)
    }
}
