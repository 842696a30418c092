import Foundation

/// A PostgreSQL server with PostGIS for the tests alone: one for all of them, started on first use.
///
/// It listens on a socket in a folder of its own and nowhere else. A guard process holds it: when the tests are over,
/// however they end, the guard finds its input closed, stops the server and deletes the folder.
final class PostgreSQLServer: Sendable {
    /// Why a server cannot be had.
    struct NotStarted: Error, CustomStringConvertible {
        let description: String
    }

    /// The folder of the socket.
    let folder: String
    private let guardProcess: GuardProcess

    /// Debian's `postgresql-15-postgis-3`, whichever version of PostgreSQL it is for.
    static let programs: String? = {
        let root = "/usr/lib/postgresql"
        let versions = ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).sorted()
        return versions.last { version in
            FileManager.default.isExecutableFile(atPath: "\(root)/\(version)/bin/initdb")
                && FileManager.default.fileExists(atPath: "/usr/share/postgresql/\(version)/extension/postgis.control")
        }.map { "\(root)/\($0)/bin" }
    }()

    static var isThere: Bool { programs != nil }

    private static let started = Result { try PostgreSQLServer() }

    /// - Throws: `NotStarted`, each time anew.
    static func shared() throws -> PostgreSQLServer { try started.get() }

    private init() throws {
        guard let programs = PostgreSQLServer.programs else { throw NotStarted(description: "PostgreSQL is missing") }
        // The path of a socket holds no more than 107 bytes.
        folder = "/tmp/arterial-pg-\(UUID().uuidString.prefix(8).lowercased())"
        guardProcess = try GuardProcess(
            script: PostgreSQLServer.script, arguments: [folder, programs, getuid() == 0 ? "postgres" : ""])
        let answer = guardProcess.firstLine()
        if answer != "ready" { throw NotStarted(description: "PostgreSQL did not start: \(answer)") }
        try PostgreSQLDatabase.run("CREATE EXTENSION postgis", on: self, database: "template1")
        try PostgreSQLDatabase.run("CREATE ROLE keeper LOGIN PASSWORD 'open sesame'", on: self, database: "template1")
    }

    /// PostgreSQL refuses to run as root. The role `keeper` needs its password, all others need none.
    private static let script = """
        folder=$1; programs=$2; user=$3
        as_user() { if [ -n "$user" ]; then setpriv --reuid "$user" --regid "$user" --init-groups "$@"; else "$@"; fi; }
        finish() {
            as_user "$programs/pg_ctl" -D "$folder/data" -m immediate -w stop
            rm -rf "$folder"
        }
        trap '' INT HUP TERM PIPE
        cd / && mkdir -m 755 "$folder" || exit 1
        trap finish EXIT
        if [ -n "$user" ]; then chown "$user" "$folder"; fi
        as_user "$programs/initdb" -D "$folder/data" -U postgres -A trust -E UTF8 --locale=C.UTF-8 --no-sync || exit 1
        as_user sh -c 'printf "local all keeper scram-sha-256\\nlocal all all trust\\n" >"$1"' sh "$folder/data/pg_hba.conf"
        as_user "$programs/pg_ctl" -D "$folder/data" -l "$folder/log" -w \
            -o "-c listen_addresses= -k $folder -c fsync=off -c full_page_writes=off -c jit=off" start || exit 1
        echo ready >&3
        cat
        """
}
