extension LayerFiles {
    /// Tables, and layers whose geometries stand in columns.
    static let tables = [
        // Metres of a coordinate system that the file cannot name: beside the bakery in zone 32 of ETRS89.
        "metres.csv": "name,number,x,y\nMetre,1,500050,5538650\n",
        "coordinates.csv": """
        name,number,x1,x2,y1,y2,wkt1,wkt2
        Near,1,9.0005,9.0025,50.0005,50.0025,POINT (9.0005 50.0005),POINT (9.0025 50.0005)
        Away,2,9.0025,9.0005,50.0025,50.0005,POINT (9.0025 50.0005),POINT (9.0005 50.0005)
        """ + "\n",
        "areas.csv": "name,wkt1,wkt2\nArea,\"\(square(0, 0, size: 1))\",\"\(square(2, 0, size: 1))\"\n",
        "tags.csv": "shop,tag\n1,open\n2,Open\n3,done\n",
        "one/links.csv": "origin,goal\n1,2\n",
        "other/links.csv": "origin,goal\n1,3\n",
        "one/tags.csv": "shop,tag\n1,open\n",
        "other/tags.csv": "shop,tag\n2,open\n",
        "town.sql": database(of: "x REAL, y REAL") { column, row in "9.00\(column), 50.00\(row)" },
    ]

    /// Shops and what refers to them: checks and orders to one each, visits to two each, and a shop to that which
    /// it is a branch of.
    ///
    /// - Parameters:
    ///   - columns: those of the places of shops.
    ///   - place: the values of a place, in ten thousandths of a degree from the corner.
    static func database(of columns: String, _ place: (_ column: String, _ row: String) -> String) -> String {
        """
        CREATE TABLE shops (number INTEGER PRIMARY KEY, name TEXT, rank INTEGER, district INTEGER,
            parent INTEGER REFERENCES shops(number), \(columns));
        INSERT INTO shops VALUES (1, 'Bakery', 2, 1, NULL, \(place("05", "05"))), (2, 'Cafe', 3, 1, 1, \(place("15", "05"))),
            (3, 'Dairy', 1, 2, 2, \(place("25", "05")));
        CREATE TABLE stalls (number INTEGER PRIMARY KEY, name TEXT, \(columns));
        INSERT INTO stalls VALUES (1, 'Stall', \(place("15", "15")));
        CREATE TABLE checks (id INTEGER PRIMARY KEY, shop INTEGER REFERENCES shops(number), other INTEGER, state TEXT);
        INSERT INTO checks VALUES (1, 1, 3, 'open'), (2, 2, 3, 'done'), (3, 2, 3, 'done');
        CREATE TABLE orders (id INTEGER PRIMARY KEY, shop INTEGER REFERENCES shops(number));
        INSERT INTO orders VALUES (1, 3);
        CREATE TABLE visits (id INTEGER PRIMARY KEY, first INTEGER REFERENCES shops(number),
            second INTEGER REFERENCES shops(number));
        INSERT INTO visits VALUES (1, 1, 3);
        CREATE TABLE links (id INTEGER PRIMARY KEY, origin INTEGER, goal INTEGER, other_origin INTEGER,
            other_goal INTEGER);
        INSERT INTO links VALUES (1, 1, 2, 9, 3), (2, 9, 3, 1, 1);
        CREATE TABLE other_links (id INTEGER PRIMARY KEY, origin INTEGER, goal INTEGER);
        INSERT INTO other_links VALUES (1, 1, 3);
        CREATE TABLE west (id INTEGER PRIMARY KEY, wkt TEXT);
        INSERT INTO west VALUES (1, '\(square(0, 0, size: 1))');
        CREATE TABLE east (id INTEGER PRIMARY KEY, wkt TEXT);
        INSERT INTO east VALUES (1, '\(square(2, 0, size: 1))');
        """ + "\n"
    }
}
