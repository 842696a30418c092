/// What a way without a name is called in directions. The raw values are OpenStreetMap's classes.
public enum WayKind: String, CaseIterable, Sendable {
    case service, track, path, footway, pedestrian, cycleway, bridleway, steps
}
