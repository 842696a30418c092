// Places from text: differences in millionths of a degree, five bits a letter, the lowest bit of a difference its sign.

const LETTERS = new Int8Array(128).fill(-1);
[...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'].forEach((letter, value) => {
  LETTERS[letter.charCodeAt(0)] = value;
});

class PlaceReader {
  constructor(text) {
    this.text = text;
    this.place = 0;
    this.x = 0;
    this.y = 0;
  }

  get isAtEnd() { return this.place >= this.text.length; }

  count() {
    let value = 0, factor = 1;
    for (;;) {
      const letter = LETTERS[this.text.charCodeAt(this.place++)];
      value += (letter & 31) * factor;
      if ((letter & 32) === 0) return value;
      factor *= 32;
    }
  }

  difference() {
    const value = this.count();
    return value % 2 ? -(value - 1) / 2 : value / 2;
  }

  // Reads as many places as stand there, and hands on each as a place of the world.
  line(take) {
    for (let left = this.count(); left > 0; left--) {
      this.x += this.difference();
      this.y += this.difference();
      take(worldX(this.x / 1e6), worldY(this.y / 1e6));
    }
  }
}

// The world is a square of side 1 in the projection of Mercator, with north at 0. What lies west of the seam, where it is
// cut open, follows at its eastern side.

let seam = 0;

function worldX(longitude) {
  const x = longitude / 360 + 0.5;
  return x < seam ? x + 1 : x;
}

// Where the world is best cut open to show some shapes: where the widest strip without any of them lies, else at 180
// degrees.
function bestSeam(allShapes) {
  const spans = allShapes.flatMap((shapes) => shapes.spans).sort((one, other) => one[0] - other[0]);
  if (spans.length === 0) return 0;
  let [east, best, widest] = [spans[0][1], 0, 0];
  for (const [from, to] of spans) {
    if (from - east > widest) [best, widest] = [(from + east) / 2, from - east];
    east = Math.max(east, to);
  }
  return widest > spans[0][0] + 1 - east ? best : 0;
}

function worldY(latitude) {
  const sine = Math.sin(Math.max(-85.05, Math.min(85.05, latitude)) * Math.PI / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

function metresPerWorld(y) {
  return 40075016.7 / Math.cosh((0.5 - y) * 2 * Math.PI);
}

const NOTHING = 0, POINTS = 1, LINES = 2, POLYGONS = 3;

// The geometries of a table's rows, as flat arrays: rows have parts, parts have corners.
class Shapes {
  constructor(count) {
    this.kinds = new Uint8Array(count);
    this.firstPart = new Uint32Array(count + 1);
    this.boxes = new Float64Array(count * 4);
    this.box = emptyBox();
  }

  get count() { return this.kinds.length; }

  static decoded(text, count) {
    const shapes = new Shapes(count), reader = new PlaceReader(text);
    const corners = [], firstCorner = [0];
    const take = (x, y) => corners.push(x, y);
    const part = () => {
      reader.line(take);
      firstCorner.push(corners.length / 2);
    };
    for (let row = 0; row < count; row++) {
      const start = corners.length;
      const kind = reader.isAtEnd ? NOTHING : reader.count();
      shapes.kinds[row] = kind;
      if (kind === POINTS) part();
      if (kind === LINES) for (let left = reader.count(); left > 0; left--) part();
      if (kind === POLYGONS) {
        for (let left = reader.count(); left > 0; left--) for (let rings = reader.count(); rings > 0; rings--) part();
      }
      shapes.firstPart[row + 1] = firstCorner.length - 1;
      shapes.measure(row, corners, start);
    }
    shapes.corners = Float64Array.from(corners);
    shapes.firstCorner = Uint32Array.from(firstCorner);
    return shapes;
  }

  measure(row, corners, start) {
    const box = emptyBox();
    for (let place = start; place < corners.length; place += 2) extend(box, corners[place], corners[place + 1]);
    this.boxes.set(box, row * 4);
    if (box[0] <= box[2]) join(this.box, box);
  }

  // From where to where each part lies, without those that pass the seam.
  get spans() {
    const spans = [];
    for (let part = 0; part + 1 < this.firstCorner.length; part++) {
      let [from, to] = [Infinity, -Infinity];
      for (let corner = this.firstCorner[part]; corner < this.firstCorner[part + 1]; corner++) {
        from = Math.min(from, this.corners[corner * 2]);
        to = Math.max(to, this.corners[corner * 2]);
      }
      if (to - from < 0.5) spans.push([from, to]);
    }
    return spans;
  }

  boxOf(row) { return [...this.boxes.subarray(row * 4, row * 4 + 4)]; }

  // Where a row's label goes: the middle of an area, that of the longest line, or the first point.
  anchor(row) {
    const [left, top, right, bottom] = this.boxOf(row);
    if (this.kinds[row] === POLYGONS) return [(left + right) / 2, (top + bottom) / 2];
    let best = -1, most = -1;
    for (let part = this.firstPart[row]; part < this.firstPart[row + 1]; part++) {
      const count = this.firstCorner[part + 1] - this.firstCorner[part];
      if (count > most) [best, most] = [part, count];
    }
    if (best < 0) return null;
    const corner = this.kinds[row] === POINTS ? this.firstCorner[best] : this.firstCorner[best] + (most >> 1);
    return [this.corners[corner * 2], this.corners[corner * 2 + 1]];
  }
}

function emptyBox() { return [Infinity, Infinity, -Infinity, -Infinity]; }

function isEmpty(box) { return box[0] > box[2]; }

function extend(box, x, y) {
  if (x < box[0]) box[0] = x;
  if (y < box[1]) box[1] = y;
  if (x > box[2]) box[2] = x;
  if (y > box[3]) box[3] = y;
}

function join(box, other) {
  extend(box, other[0], other[1]);
  extend(box, other[2], other[3]);
}
