/// The water pipes of the made town, under three of its streets, as a model of EPANET; and the valves on them.
enum SampleWater {
    static let pipes = """
        [TITLE]
        The water pipes of a made town. Lengths are metres, coordinates are longitude and latitude.

        [JUNCTIONS]
        ;ID          Elevation  Demand
        South-Mill   10         1
        South-Church 10         2
        South-Station 11        1
        Market-West  12         1
        Market-Mill  12         2
        Market-Church 12        3
        Market-Station 13       1

        [RESERVOIRS]
        ;ID          Head
        Spring       60

        [PIPES]
        ;ID          Node1          Node2           Length  Diameter  Roughness  MinorLoss  Status
        Main         Spring         South-Mill      215     300       100        0          Open
        South-1      South-Mill     South-Church    215     200       100        0          Open
        South-2      South-Church   South-Station   215     200       100        0          Open
        Mill-1       South-Mill     Market-Mill     222     150       100        0          Open
        Church-1     South-Church   Market-Church   222     150       100        0          Open
        Station-1    South-Station  Market-Station  222     150       100        0          Open
        Market-1     Market-West    Market-Mill     215     100       100        0          Open
        Market-2     Market-Mill    Market-Church   215     100       100        0          Open
        Market-3     Market-Church  Market-Station  215     100       100        0          Open

        [OPTIONS]
        UNITS LPS

        [COORDINATES]
        ;Node           X        Y
        Spring          10.000   50.000
        South-Mill      10.003   50.000
        South-Church    10.006   50.000
        South-Station   10.009   50.000
        Market-West     10.000   50.002
        Market-Mill     10.003   50.002
        Market-Church   10.006   50.002
        Market-Station  10.009   50.002

        [END]

        """

    /// Each on a pipe, next to one of its ends.
    static let valves = """
        id,link,node,works
        V1,Main,South-Mill,1
        V2,Mill-1,Market-Mill,1
        V3,Market-1,Market-Mill,1
        V4,Market-2,Market-Church,0
        V5,Church-1,Market-Church,1
        V6,Market-3,Market-Church,1

        """
}
