// Draws shapes as a camera sees them.

// Corners that are stroked in one go: longer paths are slow.
const STROKED_AT_ONCE = 4000;

// Rows from which on drawing has to be quick.
const MANY = 3000;

const FONT = 'system-ui, -apple-system, "Segoe UI", "Noto Sans", "DejaVu Sans", sans-serif';

class Pencil {
  constructor(canvas, camera, density, colours, isOverview) {
    this.context = canvas.getContext('2d');
    this.camera = camera;
    this.density = density;
    this.colours = colours;
    // Whether many jobs are drawn at once, each but lightly.
    this.isOverview = isOverview;
    this.labels = new Labels(this.context, camera, colours);
    this.context.setTransform(density, 0, 0, density, 0, 0);
  }

  // Covers everything.
  prime() {
    this.context.fillStyle = this.colours.land;
    this.context.fillRect(0, 0, this.camera.width, this.camera.height);
  }

  // An empty sheet of the same size, to be laid on what is drawn; the next one takes its place.
  sheet() {
    const {width, height} = this.context.canvas;
    [SHEET.width, SHEET.height] = [width, height];
    return new Pencil(SHEET, this.camera, this.density, this.colours, this.isOverview);
  }

  lay(sheet, alpha, blending) {
    const {context} = this;
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = alpha;
    context.globalCompositeOperation = blending;
    context.drawImage(sheet.context.canvas, 0, 0);
    context.restore();
  }

  // How wide things are at this scale: 1 where a street can be told from its neighbours.
  get breadth() {
    const metres = this.camera.metresPerPixel;
    return Math.min(Math.max((4 / metres) ** 0.42, 0.28), 4.5);
  }

  // Rows of some shapes that are in view, with their corners as this scale shows them.
  visible(shapes, rows, use) {
    const box = this.camera.box(40), {boxes, firstPart, kinds} = shapes;
    if (shapes.box[2] < box[0] || shapes.box[0] > box[2] || shapes.box[3] < box[1] || shapes.box[1] > box[3]) return;
    const level = levelOf(shapes, 1 / this.camera.scale);
    for (const row of rows) {
      const at = row * 4;
      if (boxes[at] > box[2] || boxes[at + 2] < box[0] || boxes[at + 1] > box[3] || boxes[at + 3] < box[1]) continue;
      use(row, level.corners, level.firstCorner, firstPart[row], firstPart[row + 1], kinds[row]);
    }
  }

  trace(corners, start, end) {
    const {camera, context} = this, {scale} = camera;
    const [left, top] = [camera.width / 2 - camera.x * scale, camera.height / 2 - camera.y * scale];
    context.moveTo(corners[start * 2] * scale + left, corners[start * 2 + 1] * scale + top);
    for (let corner = start + 1; corner < end; corner++) {
      context.lineTo(corners[corner * 2] * scale + left, corners[corner * 2 + 1] * scale + top);
    }
  }

  // Strokes all rows as lines, each style of `styles` below the next.
  strokeRows(shapes, rows, styles) {
    const {context} = this;
    // Round corners take long, and are not seen on thin lines.
    const isFine = this.isOverview || rows.length > MANY;
    context.lineJoin = isFine ? 'bevel' : 'round';
    for (const {colour, width, dash = [], alpha = 1, cap = 'round'} of styles) {
      context.lineCap = isFine ? 'butt' : cap;
      context.strokeStyle = colour;
      context.lineWidth = width;
      context.globalAlpha = alpha;
      context.setLineDash(dash);
      let pending = 0;
      context.beginPath();
      this.visible(shapes, rows, (row, corners, firstCorner, from, to, kind) => {
        if (kind < LINES) return;
        for (let part = from; part < to; part++) {
          this.trace(corners, firstCorner[part], firstCorner[part + 1]);
          if (kind === POLYGONS) context.closePath();
          pending += firstCorner[part + 1] - firstCorner[part];
        }
        if (pending < STROKED_AT_ONCE) return;
        context.stroke();
        context.beginPath();
        pending = 0;
      });
      context.stroke();
    }
    context.setLineDash([]);
    context.globalAlpha = 1;
  }

  fillRows(shapes, rows, fill, alpha) {
    const {context} = this;
    context.fillStyle = fill;
    context.globalAlpha = alpha;
    this.visible(shapes, rows, (row, corners, firstCorner, from, to, kind) => {
      if (kind !== POLYGONS) return;
      context.beginPath();
      for (let part = from; part < to; part++) this.trace(corners, firstCorner[part], firstCorner[part + 1]);
      context.fill('evenodd');
    });
    context.globalAlpha = 1;
  }

  // Each point of the rows on the screen.
  eachPoint(shapes, rows, use) {
    const {camera} = this;
    this.visible(shapes, rows, (row, _, __, from, to, kind) => {
      if (kind !== POINTS) return;
      for (let corner = shapes.firstCorner[from]; corner < shapes.firstCorner[to]; corner++) {
        use(row, camera.screenX(shapes.corners[corner * 2]), camera.screenY(shapes.corners[corner * 2 + 1]));
      }
    });
  }

  dot(x, y, radius, fill, rim, rimWidth = 1.5) {
    const {context} = this;
    context.beginPath();
    context.arc(x, y, radius, 0, 7);
    context.fillStyle = fill;
    context.fill();
    if (!rim) return;
    context.strokeStyle = rim;
    context.lineWidth = rimWidth;
    context.stroke();
  }

  diamond(x, y, size, colour) {
    const {context} = this;
    this.labels.take(x - size, y - size, x + size, y + size);
    context.beginPath();
    context.moveTo(x, y - size);
    context.lineTo(x + size, y);
    context.lineTo(x, y + size);
    context.lineTo(x - size, y);
    context.closePath();
    context.fillStyle = colour;
    context.strokeStyle = '#ffffff';
    context.lineWidth = 2.5;
    context.stroke();
    context.fill();
  }

  hatching(colour) {
    const key = `${colour} ${this.density}`;
    if (!HATCHES.has(key)) HATCHES.set(key, hatchTile(colour, this.density));
    const pattern = this.context.createPattern(HATCHES.get(key), 'repeat');
    pattern.setTransform(new DOMMatrix().scale(1 / this.density));
    return pattern;
  }
}

const SHEET = document.createElement('canvas');

const HATCHES = new Map();

function hatchTile(colour, density) {
  const tile = document.createElement('canvas'), size = Math.round(8 * density);
  tile.width = tile.height = size;
  const context = tile.getContext('2d');
  context.strokeStyle = colour;
  context.lineWidth = 1.6 * density;
  context.beginPath();
  for (const shift of [-size, 0, size]) {
    context.moveTo(shift - 2, size + 2);
    context.lineTo(shift + size + 2, -2);
  }
  context.stroke();
  return tile;
}
