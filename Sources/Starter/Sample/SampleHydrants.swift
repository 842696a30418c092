/// The hydrants of the made town, and a table of their inspections.
enum SampleHydrants {
    static let features = """
        {"type": "FeatureCollection", "name": "hydrants", "features": [
        {"type": "Feature", "properties": {"code": "H1", "street": "South Street"},
         "geometry": {"type": "Point", "coordinates": [10.0032, 50.0001]}},
        {"type": "Feature", "properties": {"code": "H2", "street": "Market Street"},
         "geometry": {"type": "Point", "coordinates": [10.0034, 50.0021]}},
        {"type": "Feature", "properties": {"code": "H3", "street": "Station Road"},
         "geometry": {"type": "Point", "coordinates": [10.0089, 50.0012]}}
        ]}

        """

    static let inspections = """
        number,hydrant,day,result
        1,H1,2024-03-04,passed
        2,H2,2024-03-04,failed
        3,H3,2024-03-05,passed
        4,H2,2024-06-11,passed
        5,H3,2024-06-11,failed

        """
}
