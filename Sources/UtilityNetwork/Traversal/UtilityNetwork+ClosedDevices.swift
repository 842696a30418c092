extension UtilityNetwork {
    /// Whether the device of a terminal is closed, so that it feeds nothing from any of its terminals; one without ways between
    /// terminals never is.
    func isClosed(deviceAt vertex: Int, _ links: UnsafeMutableBufferPointer<LinkState>) -> Bool {
        let ways = terminalLinks(at: vertex)
        return !ways.isEmpty && ways.allSatisfy { links[$0].contains(.blocked) }
    }
}
