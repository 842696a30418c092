import Geometry
import Vocabulary

/// `routes.gpx`, for navigation devices: stops as waypoints, the lines of routes as tracks
/// (GPX 1.1, https://www.topografix.com/GPX/1/1/).
///
/// The format wants all waypoints before all tracks: so stops go to the file as they come, and lines are kept until the end,
/// eight bytes a corner.
final class GPXDocument {
    private let file: OutputFile
    private var tracks: [(name: String, lines: [[Coordinate]])] = []

    /// - Throws: `WriteError`.
    init(file: OutputFile, layout: GPXLayout) throws(WriteError) {
        self.file = file
        try file.write { buffer in
            buffer.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
            buffer.append("<gpx version=\"1.1\" creator=\"Arterial\" xmlns=\"http://www.topografix.com/GPX/1/1\">\n")
            buffer.append("<metadata><name>")
            buffer.append(xml: layout.title)
            buffer.append("</name>")
            if let attribution = layout.attribution {
                buffer.append("<copyright author=\"")
                buffer.append(xml: attribution)
                buffer.append("\"/>")
            }
            buffer.append("</metadata>\n")
        }
    }

    /// - Parameter comment: which route it belongs to, and where.
    /// - Throws: `WriteError`.
    func append(stop name: String, comment: String, at place: Coordinate) throws(WriteError) {
        try file.write { buffer in
            buffer.append(point: place, as: "wpt")
            buffer.append("><name>")
            buffer.append(xml: name)
            buffer.append("</name><cmt>")
            buffer.append(xml: comment)
            buffer.append("</cmt></wpt>\n")
        }
    }

    func append(route name: String, lines: [[Coordinate]]) { tracks.append((name, lines)) }

    /// Writes the tracks, and closes the file.
    ///
    /// - Throws: `WriteError`.
    func close() throws(WriteError) {
        for track in tracks { try write(track.name, track.lines) }
        tracks = []
        try file.write { $0.append("</gpx>\n") }
        try file.close()
    }

    private func write(_ name: String, _ lines: [[Coordinate]]) throws(WriteError) {
        try file.write { buffer in
            buffer.append("<trk><name>")
            buffer.append(xml: name)
            buffer.append("</name>\n")
            for line in lines {
                buffer.append("<trkseg>\n")
                for place in line {
                    buffer.append(point: place, as: "trkpt")
                    buffer.append("/>\n")
                }
                buffer.append("</trkseg>\n")
            }
            buffer.append("</trk>\n")
        }
    }
}

extension ByteBuffer {
    /// GPX has no longitude of 180 degrees, and -180 would lead a line round the world: the place next to it, a centimetre west.
    private static let easternmost: Int32 = 1_799_999_999

    /// The beginning of an element at a place, its tag not closed yet.
    fileprivate mutating func append(point place: Coordinate, as element: StaticString) {
        append(UInt8(ascii: "<"))
        append(element)
        append(" lat=\"")
        append(degreesOf: place.latitude)
        append("\" lon=\"")
        append(degreesOf: min(place.longitude, Self.easternmost))
        append(UInt8(ascii: "\""))
    }

    /// Text between tags or in an attribute, on one line.
    mutating func append(xml text: String) {
        let scalars = text.unicodeScalars.map { ["\t", "\n", "\r"].contains($0) ? " " : $0 }
        append(text: XMLText.escaped(String(String.UnicodeScalarView(scalars))))
    }
}
