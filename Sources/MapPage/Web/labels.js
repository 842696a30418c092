// Texts on the map: none covers another, and the ones that say most come first.

class Labels {
  constructor(context, camera, colours) {
    this.context = context;
    this.camera = camera;
    this.colours = colours;
    this.taken = [];
    this.told = new Map();
  }

  // Whether the same text stands near by already; else it is as if it did.
  isRepeated(text, x, y, distance) {
    const places = this.told.get(text) ?? [];
    if (places.some((place) => Math.hypot(place[0] - x, place[1] - y) < distance)) return true;
    this.told.set(text, [...places, [x, y]]);
    return false;
  }

  // Whether a rectangle of the screen is free, which is then taken.
  take(left, top, right, bottom) {
    for (const other of this.taken) {
      if (left < other[2] && right > other[0] && top < other[3] && bottom > other[1]) return false;
    }
    this.taken.push([left, top, right, bottom]);
    return true;
  }

  style(font, colour) {
    const {context} = this;
    context.font = font;
    context.fillStyle = colour;
    context.strokeStyle = this.colours.halo;
    context.lineWidth = 3.5;
    context.lineJoin = 'round';
    context.textBaseline = 'middle';
  }

  // A name beside a place: to the right of it, else to the left, above or below.
  beside(text, x, y, gap) {
    const {context} = this, short = text.length > 42 ? `${text.slice(0, 41)}…` : text;
    this.style(`600 12px ${FONT}`, this.colours.ink);
    const width = context.measureText(short).width;
    if (this.isRepeated(text, x, y, 160)) return;
    for (const [left, middle] of [[x + gap, y], [x - gap - width, y], [x - width / 2, y - gap - 7], [x - width / 2,
        y + gap + 7]]) {
      if (left < 4 || left + width > this.camera.width - 4) continue;
      if (!this.take(left - 3, middle - 8, left + width + 3, middle + 8)) continue;
      context.textAlign = 'left';
      context.strokeText(short, left, middle);
      context.fillText(short, left, middle);
      return;
    }
  }

  // A name in the middle of an area.
  over(text, middle, y) {
    this.style(`600 12px ${FONT}`, this.colours.ink);
    const {context} = this, width = context.measureText(text).width;
    const x = Math.min(Math.max(middle, width / 2 + 6), this.camera.width - width / 2 - 6);
    if (!this.take(x - width / 2 - 3, y - 9, x + width / 2 + 3, y + 9)) return;
    context.textAlign = 'center';
    context.lineWidth = 5;
    context.strokeText(text, x, y);
    context.fillText(text, x, y);
  }

  // The name of a street along it, where there is room, and not again near by.
  along(text, corners, start, end) {
    const {context, camera} = this;
    const width = context.measureText(text).width;
    const run = this.straightRun(corners, start, end, width + 12);
    if (!run) return;
    const [x, y, angle] = run;
    if (x < 0 || y < 0 || x > camera.width || y > camera.height) return;
    const across = Math.abs(Math.cos(angle)) * width / 2 + 6, down = Math.abs(Math.sin(angle)) * width / 2 + 6;
    if (!this.take(x - across, y - down, x + across, y + down) || this.isRepeated(text, x, y, 260)) return;
    context.save();
    context.translate(x, y);
    context.rotate(Math.abs(angle) > Math.PI / 2 ? angle + Math.PI : angle);
    context.textAlign = 'center';
    context.strokeText(text, 0, 0);
    context.fillText(text, 0, 0);
    context.restore();
  }

  // The middle and the direction of the first stretch of a line that is as long as wanted, and nearly straight.
  straightRun(corners, start, end, wanted) {
    const {camera} = this;
    for (let first = start; first < end - 1; first++) {
      const [x, y] = [camera.screenX(corners[first * 2]), camera.screenY(corners[first * 2 + 1])];
      let [walked, lastX, lastY] = [0, x, y];
      for (let next = first + 1; next < end; next++) {
        const [nextX, nextY] = [camera.screenX(corners[next * 2]), camera.screenY(corners[next * 2 + 1])];
        walked += Math.hypot(nextX - lastX, nextY - lastY);
        [lastX, lastY] = [nextX, nextY];
        if (walked < wanted) continue;
        const straight = Math.hypot(nextX - x, nextY - y);
        if (straight < walked * 0.97) break;
        return [(x + nextX) / 2, (y + nextY) / 2, Math.atan2(nextY - y, nextX - x)];
      }
    }
    return null;
  }
}
