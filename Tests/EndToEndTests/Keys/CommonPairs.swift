/// A pair for every key that all kinds of jobs on streets have, and that is none of their costs, restrictions and barriers.
struct CommonPairs {
    let job: TravellingJob

    var all: [KeyPair] { general + turningBack + locating }

    private var general: [KeyPair] {
        let places = ["name: School, at: \(GridTown.place(3, 1))", "name: Corner, at: \(GridTown.place(0, 0))"]
        let town = KeyTowns.project(job: job.job(places))
        let numbered = KeyTowns.project(job: job.job(places, "{key}\ndescription: No. ${matrix:n}"))
        let anyNetwork = KeyTowns.project(
            job: job.job(places, "").replacing("network: town", with: "{key}"))
        return [
            KeyPair("network", "town", "village", job.snap + "distance", in: anyNetwork),
            KeyPair("name", "north", "south", "folder", "job.json/job", in: town),
            KeyPair("matrix.NAME", "[1]", "[1, 2]", "folder", in: numbered, names: ["n"]),
            KeyPair("description", nil, "Round the market", "job.json/description", in: town),
            KeyPair("travel_mode", "car", "bicycle", job.time, in: town),
            KeyPair("travel_mode", "bicycle", "foot", job.time, in: town),
            KeyPair("travel_mode", "foot", "car", job.time, in: town),
            KeyPair("impedance", "time", "length", job.lines, in: drawn("bypass", (0, 2), (15, 2))),
            KeyPair("crs", "EPSG:25832", "EPSG:23032", job.snap + "x", job.snap + "y", in: projected),
        ]
    }

    private var turningBack: [KeyPair] {
        let (lane, longLane) = (drawn("lane", (0, 2), (3, 0)), drawn("long_lane", (0, 2), (3, 0)))
        let policies = ["allowed", "at_dead_ends", "at_intersections", "at_dead_ends_and_intersections"]
        return [
            KeyPair("u_turns", policies[0], policies[1], job.length, in: lane),
            KeyPair("u_turns", policies[0], policies[2], job.length, in: lane),
            KeyPair("u_turns", policies[1], policies[2], job.length, in: lane),
            KeyPair("u_turns", policies[2], policies[3], job.length, in: lane),
            KeyPair("u_turns", policies[1], policies[3], job.length, in: longLane),
            KeyPair("u_turns", policies[1], "not_allowed", job.end, in: lane),
        ]
    }

    private var locating: [KeyPair] {
        [
            KeyPair("locate.tolerance", "20 m", "500 m", job.status, in: far(0.5)),
            KeyPair("locate.allow_auto_relocate", "true", "false", job.status, job.snap + "y", in: stranded),
            KeyPair("locate.skip_invalid", "true", "false", "state", in: far(100)),
        ]
    }

    /// From one letter of a drawn town to another.
    private func drawn(_ network: String, _ from: (Int, Int), _ to: (Int, Int)) -> [String: String] {
        KeyTowns.project(job: job.job(on: network, [from, to].map { "at: \(KeyTowns.place($0.0, $0.1))" }))
    }

    /// A place south of the town, as many blocks away.
    private func far(_ blocks: Double) -> [String: String] {
        let places = ["[9.0005, \(50 - blocks * GridTown.spacing)]", GridTown.place(0, 0), GridTown.place(2, 2)]
        return KeyTowns.project(job: job.job(places.map { "at: \($0)" }))
    }

    /// A place near a lane that nothing leads to.
    private var stranded: [String: String] {
        let places = [GridTown.place(0, 0), GridTown.place(3.5, -1.2), GridTown.place(7, 7)]
        return KeyTowns.project(job: job.job(on: "isle", places.map { "at: \($0)" }))
    }

    /// Positions in metres, read in one system or in another one that is some hundred metres away.
    private var projected: [String: String] {
        KeyTowns.project(job: job.job(["at: [500050, 5538650]", "at: [500150, 5538800]"]))
    }
}
