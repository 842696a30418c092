/// The keys of ways that say what signs along them say (https://wiki.openstreetmap.org/wiki/Key:destination).
enum StreetSigns {
    static let keys =
        ["destination", "destination:ref", "destination:street", "junction:ref"].flatMap { key in
            [key, key + ":forward", key + ":backward"]
        }
}
