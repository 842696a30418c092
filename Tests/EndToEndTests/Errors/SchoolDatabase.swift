import Foundation

/// A database in SQLite whose tables are related by foreign keys: students have tutors among them, and take courses.
enum SchoolDatabase {
    private static let statements = """
        CREATE TABLE students (id INTEGER PRIMARY KEY, name TEXT, tutor INTEGER REFERENCES students (id));
        CREATE TABLE courses (code TEXT PRIMARY KEY, title TEXT);
        CREATE TABLE enrolments (student INTEGER REFERENCES students (id), course TEXT REFERENCES courses (code));
        INSERT INTO students VALUES (1, 'Ana', NULL), (2, 'Luc', 1);
        INSERT INTO courses VALUES ('C1', 'Maps');
        INSERT INTO enrolments VALUES (1, 'C1');
        """

    private struct NotMade: Error { let reason: String }

    /// Makes it with the command `sqlite3`.
    static func write(to file: URL) throws {
        let ended = try OtherCommand.run(
            "/usr/bin/env", ["sqlite3", "-bail", "-batch", file.path, statements], in: file.deletingLastPathComponent(),
            environment: ["PATH": "/usr/bin:/bin"])
        if ended.code != 0 { throw NotMade(reason: ended.error) }
    }
}
