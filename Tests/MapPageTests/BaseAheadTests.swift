import Geometry
import StreetNetwork
import TestSupport
import Testing

@testable import MapPage

@Suite("Streets that were drawn while jobs ran on them")
struct BaseAheadTests {
    private static let network = RecordedJob.Network(name: "town", digest: "1")

    private struct OneNetwork: BaseNetworks {
        let streets: StreetNetwork

        func network(_ name: String, digest: String) -> BaseNetwork? {
            name == BaseAheadTests.network.name && digest == BaseAheadTests.network.digest ? .streets(streets) : nil
        }
    }

    private let streets: StreetNetwork
    private let ahead: BaseAhead
    private let all: Surroundings

    init() {
        streets = RandomNetwork(seed: 1).network
        ahead = BaseAhead(networks: OneNetwork(streets: streets))
        all = Surroundings(all: streets.parts.extent)
    }

    private func drawn(_ surroundings: Surroundings, limit: Int) -> BaseMap {
        StreetBase(streets, surroundings, limit: limit).map(named: Self.network.name)
    }

    private func drawnAhead(_ surroundings: Surroundings, limit: Int) -> BaseMap? {
        ahead.map(of: Self.network, streets, surroundings, limit: limit)
    }

    @Test("are those that are drawn in the end, once, however many jobs met them") func same() throws {
        ahead.begin(Self.network)
        ahead.begin(Self.network)
        let map = try #require(drawnAhead(all, limit: PageBudget.bases))
        #expect(map.layers.contains { $0.count > 0 })
        #expect(map.text == drawn(all, limit: PageBudget.bases).text)
    }

    @Test("are those of a smaller share of the page as long as they fit into it") func limit() throws {
        ahead.begin(Self.network)
        let bytes = drawn(all, limit: PageBudget.bases).byteCount
        let map = try #require(drawnAhead(all, limit: bytes))
        #expect(map.text == drawn(all, limit: bytes).text)
        #expect(drawnAhead(all, limit: bytes - 1) == nil)
        #expect(drawn(all, limit: bytes - 1).byteCount < bytes)
    }

    @Test("are drawn anew where results lie in a part of them, or nobody met them") func others() {
        #expect(drawnAhead(all, limit: PageBudget.bases) == nil)
        ahead.begin(Self.network)
        let center = streets.parts.extent
        let part = Box(
            minLongitude: center.minLongitude, minLatitude: center.minLatitude,
            maxLongitude: center.minLongitude + 1, maxLatitude: center.minLatitude + 1)
        #expect(drawnAhead(Surroundings(all: part), limit: PageBudget.bases) == nil)
    }

    @Test("are all of a network where results lie all over it, and beyond") func surroundings() {
        let extent = streets.parts.extent
        let beyond = Box(
            minLongitude: extent.minLongitude - 9_000_000, minLatitude: extent.minLatitude - 9_000_000,
            maxLongitude: extent.maxLongitude + 9_000_000, maxLatitude: extent.maxLatitude + 9_000_000)
        #expect(Surroundings([beyond, extent], within: extent) == all)
        #expect(Surroundings([beyond]) != all)
    }
}
