// Finds what lies under the pointer.

// The row under a place of the screen: points before lines, lines before areas, what is above before what is below.
function rowUnder(layers, camera, x, y) {
  const [worldX, worldY] = [camera.worldX(x), camera.worldY(y)], pixel = 1 / camera.scale;
  let best = null;
  for (const layer of [...layers].reverse()) {
    if (!layer.isVisible) continue;
    const {shapes} = layer, reach = (layer.paint === 'unseen' ? 9 : 12) * pixel;
    for (const group of [...layer.groups].reverse()) {
      for (const row of group.rows) {
        const rank = shapes.kinds[row];
        if (best && best.rank < rank) continue;
        const distance = distanceTo(shapes, row, worldX, worldY, reach);
        const least = best && best.rank === rank ? best.distance : rank === POLYGONS ? 1e-300 : reach;
        if (distance < least) best = {rank, distance, table: layer.table, row, layer};
      }
    }
  }
  return best;
}

// How far a place of the world is from a row; infinite beyond `reach`.
function distanceTo(shapes, row, x, y, reach) {
  const {boxes, firstPart, firstCorner, corners, kinds} = shapes, at = row * 4, kind = kinds[row];
  if (kind === NOTHING || x < boxes[at] - reach || x > boxes[at + 2] + reach || y < boxes[at + 1] - reach ||
      y > boxes[at + 3] + reach) {
    return Infinity;
  }
  let least = Infinity, isInside = false;
  for (let part = firstPart[row]; part < firstPart[row + 1]; part++) {
    for (let corner = firstCorner[part]; corner < firstCorner[part + 1]; corner++) {
      const [cornerX, cornerY] = [corners[corner * 2], corners[corner * 2 + 1]];
      if (kind === POINTS) {
        least = Math.min(least, Math.hypot(cornerX - x, cornerY - y));
        continue;
      }
      if (corner + 1 === firstCorner[part + 1]) continue;
      const [nextX, nextY] = [corners[corner * 2 + 2], corners[corner * 2 + 3]];
      if (kind === LINES) least = Math.min(least, distanceToSegment(x, y, cornerX, cornerY, nextX, nextY));
      else if (cornerY > y !== nextY > y) {
        const crossing = (nextX - cornerX) * (y - cornerY) / (nextY - cornerY) + cornerX;
        if (x < crossing) isInside = !isInside;
      }
    }
  }
  return kind === POLYGONS ? (isInside ? 0 : Infinity) : least;
}

function distanceToSegment(x, y, fromX, fromY, toX, toY) {
  const [across, down] = [toX - fromX, toY - fromY], length = across * across + down * down;
  const share = length > 0 ? Math.max(0, Math.min(1, ((x - fromX) * across + (y - fromY) * down) / length)) : 0;
  return Math.hypot(fromX + share * across - x, fromY + share * down - y);
}
