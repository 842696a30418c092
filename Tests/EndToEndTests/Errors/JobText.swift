/// A job on the grid town with one line or more of a test's own.
func jobText(
    network: String = "town", mode: String = "car", stops: String? = nil, _ more: String = ""
) -> String {
    let stops = stops ?? "[{at: \(GridTown.place(0, 0))}, {at: \(GridTown.place(2, 2))}]"
    return "job: route\nnetwork: \(network)\ntravel_mode: \(mode)\nstops: \(stops)\n" + more
}
