// The ground: streets by class, pipes by kind.

function drawGround(pencil, bases) {
  for (const base of bases) {
    if (base.kind === 'streets') drawStreets(pencil, base);
    else for (const layer of base.layers) drawPipes(pencil, layer);
  }
}

function drawStreets(pencil, base) {
  const {breadth, colours} = pencil, layers = [...base.layers].reverse();
  const style = (layer) => colours.streets[layer.name] ?? colours.streets.streets;
  const isSeen = (layer) => pencil.camera.metresPerPixel < (FARTHEST[layer.name] ?? Infinity);
  for (const layer of layers.filter(isSeen)) {
    const [, casing, width] = style(layer);
    if (!casing || width * breadth < 2) continue;
    pencil.strokeRows(layer.shapes, allOf(layer), [{colour: casing, width: width * breadth + 1.4}]);
  }
  for (const layer of layers.filter(isSeen)) {
    const [fill, casing, width] = style(layer);
    const colour = casing && width * breadth < 2 ? casing : fill;
    const dash = layer.name === 'paths' && breadth > 1 ? [3, 3] : layer.name === 'ferries' ? [6, 5] : [];
    pencil.strokeRows(layer.shapes, allOf(layer), [
      {colour, width: Math.max(width * breadth, 0.5), dash, cap: dash.length ? 'butt' : 'round'}]);
  }
}

function drawPipes(pencil, layer) {
  const {breadth, colours} = pencil;
  pencil.strokeRows(layer.shapes, allOf(layer), [{colour: colours.pipe, width: Math.max(1.3 * breadth ** 0.5, 0.8)}]);
  if (pencil.camera.metresPerPixel > 2.5) return;
  pencil.eachPoint(layer.shapes, allOf(layer), (row, x, y) => pencil.dot(x, y, 1.6 * breadth ** 0.4, colours.fitting,
      colours.land, 0.8));
}

function drawNames(pencil, bases) {
  if (pencil.camera.metresPerPixel > 4) return;
  pencil.labels.style(`11px ${FONT}`, pencil.colours.faint);
  pencil.context.lineWidth = 3;
  let left = 400;
  for (const base of bases) {
    if (base.kind !== 'streets') continue;
    for (const layer of base.layers) {
      pencil.visible(layer.shapes, allOf(layer), (row, corners, firstCorner, from, to) => {
        const name = layer.names.at(row);
        if (name && left-- > 0) for (let part = from; part < to; part++) pencil.labels.along(name, corners,
            firstCorner[part], firstCorner[part + 1]);
      });
    }
  }
}

// Metres a pixel beyond which a rank of streets is not drawn.
const FARTHEST = {paths: 12, 'service roads': 18, streets: 60, 'connecting streets': 250};

function allOf(layer) {
  layer.rows ??= Array.from({length: layer.shapes.count}, (_, row) => row);
  return layer.rows;
}
