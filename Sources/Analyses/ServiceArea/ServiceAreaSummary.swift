import Geometry

extension ServiceAreaParameters {
    /// What is counted within the areas: the fields of points by the cost of their own place on the network, those of
    /// polygons by their share of the area.
    public struct Summary: Sendable {
        /// What a row of the table of sums is for.
        public enum Grouping: String, Sendable, CaseIterable {
            /// A break of all facilities together: what several reach counts once, for the least cost.
            case perBreak = "break"
            /// A break of one facility.
            case perFacilityAndBreak = "facility_and_break"
        }

        /// Where something is that is counted.
        public enum Place: Sendable, Equatable {
            case point(Coordinate)
            /// Polygons, each as rings, the outer one first; rings are closed.
            case polygons([[[Coordinate]]])
        }

        /// A feature of the layer.
        public struct Row: Sendable, Equatable {
            /// The row's own id, by which messages call it.
            public var id: Int64
            public var place: Place
            /// A value for each of the summary's fields; nil where the feature has none.
            public var values: [Double?]

            public init(id: Int64, place: Place, values: [Double?]) {
                self.id = id
                self.place = place
                self.values = values
            }
        }

        /// The names of the fields that are added up, each once, in the order of their columns.
        public var fields: [String]
        public var grouping: Grouping
        /// In the order of the layer's rows.
        public var rows: [Row]
        /// What messages call the layer.
        public var layer: String

        public init(fields: [String], grouping: Grouping = .perBreak, rows: [Row], layer: String) {
            self.fields = fields
            self.grouping = grouping
            self.rows = rows
            self.layer = layer
        }
    }
}
