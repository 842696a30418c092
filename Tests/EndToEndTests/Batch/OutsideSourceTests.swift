import Foundation
import TestSupport
import Testing

@Suite("run.json names what lies outside of the project")
struct OutsideSourceTests {
    @Test("also what a link leads to, and what a network takes beside its model")
    func named() throws {
        let place = try TemporaryProject([
            "pipes.inp":
                "[JUNCTIONS]\nA 0\nB 0\n[PIPES]\nP A B 100 100 100 0 Open\n[COORDINATES]\nA 0 0\nB 100 0\n[END]\n",
            "valves.csv": "id,pipe,x,y\nV,P,50,0\n", "stops.csv": "name,x,y\nS,9,50\nT,9.001,50\n",
            "town/town.osm": GridTown(size: 3).osm, "town/own.csv": "name,x,y\nS,9,50\nT,9.001,50\n",
            "town/arterial.yaml": GridTown.projectFile
                + "  water: {utility: {source: ../pipes.inp, valves: {source: ../valves.csv, id: id, pipe: pipe}}}\n",
            "town/linked.yaml": jobText(stops: "[{source: linked.csv}]"),
            "town/own.yaml": jobText(stops: "[{source: own.csv}]"),
            "town/trace.yaml":
                "job: trace\nnetwork: water\ntrace_type: connected\nstarting_locations: [{source: Pipe, global_id: P}]\n",
        ])
        try FileManager.default.createSymbolicLink(
            atPath: place.path + "/town/linked.csv", withDestinationPath: "../stops.csv")
        let ended = try place.run("run", "town", "--quiet")
        #expect(ended.code == 0, "\(ended)")
        let run = try place.outputs("town/outputs").json("run.json")
        #expect(run["sources_outside"] as? [String] == ["../pipes.inp", "../valves.csv", "linked.csv"], "\(run)")
    }
}
