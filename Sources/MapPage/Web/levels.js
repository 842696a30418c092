// Shapes with as many corners as a scale can show: made when a scale first asks for them, and kept.

const LEVEL_STEP = 3, KEPT_LEVELS = 4;

// The geometries as they are seen where a pixel is `pixel` of the world.
function levelOf(shapes, pixel) {
  const level = Math.floor(Math.log(pixel) / Math.log(LEVEL_STEP));
  shapes.levels ??= new Map();
  if (!shapes.levels.has(level)) {
    if (shapes.levels.size >= KEPT_LEVELS) shapes.levels.delete(shapes.levels.keys().next().value);
    shapes.levels.set(level, thinned(shapes, LEVEL_STEP ** level * 0.7));
  }
  return shapes.levels.get(level);
}

// Corners nearer than `distance` to the one before are left out, and parts that are smaller than that.
function thinned(shapes, distance) {
  const {corners, firstCorner} = shapes, least = distance * distance;
  const kept = new Float64Array(corners.length), firstKept = new Uint32Array(firstCorner.length);
  let count = 0;
  for (let part = 0; part + 1 < firstCorner.length; part++) {
    firstKept[part] = count;
    const start = firstCorner[part], last = firstCorner[part + 1] - 1;
    let x = Infinity, y = Infinity;
    for (let corner = start; corner <= last; corner++) {
      const [nextX, nextY] = [corners[corner * 2], corners[corner * 2 + 1]];
      const gap = (nextX - x) ** 2 + (nextY - y) ** 2;
      if (gap < least && corner < last) continue;
      [x, y] = [nextX, nextY];
      kept[count * 2] = x;
      kept[count * 2 + 1] = y;
      count++;
    }
  }
  firstKept[firstCorner.length - 1] = count;
  return {corners: kept.slice(0, count * 2), firstCorner: firstKept};
}
