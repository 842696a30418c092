/// The YAML of the project to start from.
enum SampleJobs {
    static let project = """
        # yaml-language-server: $schema=schemas/project.schema.json
        # The project file: what the jobs in this folder and below share.
        networks:
          town:
            streets:
              source: data/streets.geojson            # made for this example: put your own streets here
              fields:                                 # which of their fields say what
                name: name
                class: class                          # travel modes have a speed for each class
                oneway: {field: oneway, forward: forward, both: both}
              connectivity: {policy: any_vertex}      # streets meet wherever they share a vertex
              travel_modes: [car, foot]               # the first one is the default
          water:
            utility:
              source: data/water.inp                  # a model of EPANET; other pipes and cables: docs/utility-models.md
              crs: EPSG:4326                          # what its coordinates mean
              valves: {source: data/valves.csv, id: id, operable: "works = 1"}
        outputs: outputs                              # a folder for each job is written here

        # Jobs of a kind take over what stands here, where they are silent.
        defaults:
          route:
            directions: {units: metric, language: en}

        """

    static let deliveries = """
        # yaml-language-server: $schema=../schemas/job.schema.json
        # A round of deliveries in the order that takes the least time, back to the depot at the end.
        job: route
        description: A round of deliveries from the depot
        network: town
        stops:                                        # the position is longitude, latitude
          - {name: Depot, at: [10.0005, 50.0001]}
          - {name: Bakery, at: [10.0075, 50.0041]}
          - {name: School, at: [10.0015, 50.0039]}
          - {name: Station, at: [10.0091, 50.001]}
          - {name: Surgery, at: [10.0119, 50.005], service: 3 min}
        find_best_sequence: true
        return_to_start: true

        """

    static let market = """
        # yaml-language-server: $schema=../schemas/job.schema.json
        # From the depot to the school while the market closes the streets round it.
        job: route
        description: Past the market, which closes Church Lane and Market Street
        network: town
        stops:
          - {name: Depot, at: [10.0005, 50.0001]}
          - {name: School, at: [10.0075, 50.0041]}
        barriers:
          polygons:
            - {name: Market, at: [10.006, 50.002], buffer: 60 m}

        """

    static let fireStation = """
        # yaml-language-server: $schema=../schemas/job.schema.json
        # What the fire engine reaches. The matrix makes a job of each of its values.
        job: service_area
        description: What the fire engine reaches
        network: town
        matrix:
          minutes: [1, 2]
        facilities:
          - {name: Fire Station, at: [10.006, 50.0]}
        breaks: ["${matrix:minutes}"]                 # a bare number is minutes

        """

    static let repair = """
        # yaml-language-server: $schema=../schemas/job.schema.json
        # A pipe under Market Street leaks: which valves shut it off, and who is without water then? One of them is stuck.
        job: trace
        description: What to close before the pipe under Market Street is mended
        network: water
        trace_type: isolation
        starting_locations: {source: Pipe, global_id: Market-2}
        configuration:
          include_isolated_features: true             # what is without water, too
          filter: {barriers: {category: Isolating}}   # what may be closed: valves

        """

    static let hydrants = """
        # yaml-language-server: $schema=../schemas/job.schema.json
        # From rows of a table to the places on the map that they belong to: no network is needed.
        job: related_records
        description: The hydrants that failed an inspection
        source: ../data/inspections.csv
        where: "result = 'failed'"
        relationship: {source: ../data/hydrants.geojson, table: hydrants, origin_key: hydrant, destination_key: code}
        fields: {id: number, keep: [day, result]}     # these columns of the rows, and of the hydrants:
        related_fields: {id: code, keep: [street]}

        """

    /// What is made anew whenever it is needed, and kept out of repositories.
    static let ignored = """
        .arterial/
        outputs/

        """
}
