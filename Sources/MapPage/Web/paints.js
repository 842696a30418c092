// How the results are drawn.

function drawLayer(pencil, layer) {
  const {shapes} = layer;
  pencil.context.globalAlpha = 1;
  if (layer.isStacked && !pencil.isOverview) return drawStacked(pencil, layer);
  for (const group of layer.groups) PAINTS[layer.paint](pencil, shapes, group, layer);
}

// Each group covers what lies below it, so that its colour is that of the legend.
function drawStacked(pencil, {shapes, groups}) {
  const sheet = pencil.sheet();
  for (const group of groups) sheet.fillRows(shapes, group.rows, group.colour, 1);
  pencil.lay(sheet, pencil.colours.area, pencil.colours.blending);
  for (const group of groups) strokeArea(pencil, shapes, group);
}

function strokeArea(pencil, shapes, group) {
  pencil.strokeRows(shapes, group.rows, [{colour: group.outline ?? group.colour, width: 1.2,
      alpha: pencil.colours.outline}]);
}

function drawLabels(pencil, layer) {
  if (!layer.labels || layer.groups.reduce((sum, group) => sum + group.rows.length, 0) > 300) return;
  for (const group of layer.groups) {
    pencil.visible(layer.shapes, group.rows, (row) => {
      const [x, y] = layer.shapes.anchor(row), text = layer.table.at(row, layer.labels);
      const place = [pencil.camera.screenX(x), pencil.camera.screenY(y)];
      if (text && layer.shapes.kinds[row] === POLYGONS) pencil.labels.over(String(text), ...place);
      else if (text) pencil.labels.beside(String(text), ...place, 14);
    });
  }
}

// What is pointed at or chosen, above all else.
function drawEmphasis(pencil, targets) {
  for (const target of targets) {
    if (!target) continue;
    const {table, row} = target, {shapes} = table, {selection, halo} = pencil.colours;
    pencil.strokeRows(shapes, [row], [{colour: halo, width: 9, alpha: 0.9}, {colour: selection, width: 5}]);
    pencil.eachPoint(shapes, [row], (_, x, y) => {
      pencil.dot(x, y, 12, 'transparent', halo, 5);
      pencil.dot(x, y, 12, 'transparent', selection, 2.5);
    });
  }
}

// What lies on the ground, below the names of streets.
const FILLS = new Set(['area']);

const PAINTS = {
  area(pencil, shapes, group) {
    if (pencil.isOverview) {
      pencil.fillRows(shapes, group.rows, group.colour, 0.09);
      return pencil.strokeRows(shapes, group.rows, [{colour: group.colour, width: 1, alpha: 0.5}]);
    }
    // Streets shine through.
    pencil.context.globalCompositeOperation = pencil.colours.blending;
    pencil.fillRows(shapes, group.rows, group.colour, pencil.colours.area);
    pencil.context.globalCompositeOperation = 'source-over';
    strokeArea(pencil, shapes, group);
  },

  thread(pencil, shapes, group) {
    const width = pencil.isOverview ? 1 : Math.max(1.8 * pencil.breadth, 1.2);
    pencil.strokeRows(shapes, group.rows, [{colour: group.colour, width, alpha: 1}]);
  },

  pipe(pencil, shapes, group) {
    const width = Math.max(2.6 * pencil.breadth ** 0.5, 1.6);
    const styles = group.role === 'isolating'
      ? [{colour: pencil.colours.halo, width: width + 5}, {colour: group.colour, width: width + 2}]
      : [{colour: pencil.colours.halo, width: width + 2, alpha: 0.8}, {colour: group.colour, width}];
    pencil.strokeRows(shapes, group.rows, styles);
    pencil.eachPoint(shapes, group.rows, (_, x, y) => pencil.dot(x, y, width, group.colour, pencil.colours.halo, 1));
  },

  route(pencil, shapes, group) {
    const width = Math.min(Math.max(4.2 * pencil.breadth ** 0.4, 3), 8) * (pencil.isOverview ? 0.6 : 1);
    pencil.strokeRows(shapes, group.rows, [
      {colour: pencil.colours.halo, width: width * 2 - 0.5, alpha: 0.95}, {colour: group.colour, width}]);
  },

  barrier(pencil, shapes, group) {
    pencil.fillRows(shapes, group.rows, pencil.hatching(group.colour), group.isSoft || pencil.isOverview ? 0.4 : 0.8);
    pencil.strokeRows(shapes, group.rows, [{colour: group.colour, width: pencil.isOverview ? 1 : 1.8,
        dash: group.isSoft ? [6, 4] : []}]);
    pencil.eachPoint(shapes, group.rows, (_, x, y) => {
      // No entry; or a place that costs something.
      const [ground, sign] = group.isSoft ? ['#ffffff', group.colour] : [group.colour, '#ffffff'];
      pencil.dot(x, y, 8, ground, group.isSoft ? sign : pencil.colours.halo, 2);
      pencil.context.fillStyle = sign;
      pencil.context.fillRect(x - 4.5, y - 1.3, 9, 2.6);
      if (group.isSoft) pencil.context.fillRect(x - 1.3, y - 4.5, 2.6, 9);
    });
  },

  element(pencil, shapes, group) {
    const isMarked = group.role === 'isolating' || group.role === 'start' || group.role === 'controller';
    const radius = isMarked ? 6.5 : Math.min(Math.max(2.4 * pencil.breadth ** 0.5, 1.8), 4.5);
    pencil.eachPoint(shapes, group.rows, (row, x, y) => {
      if (group.role === 'isolating') pencil.diamond(x, y, 9, group.colour);
      else pencil.dot(x, y, radius, group.colour, pencil.colours.halo, isMarked ? 2.5 : 1);
    });
  },

  feature(pencil, shapes, group) {
    pencil.fillRows(shapes, group.rows, group.colour, 0.3);
    pencil.strokeRows(shapes, group.rows, [{colour: group.colour, width: 2}]);
    const radius = Math.min(Math.max(4 * pencil.breadth ** 0.4, 3), 6.5);
    pencil.eachPoint(shapes, group.rows, (_, x, y) => pencil.dot(x, y, radius, group.colour, pencil.colours.halo, 1.5));
  },

  facility(pencil, shapes, group) {
    pencil.eachPoint(shapes, group.rows, (_, x, y) => {
      const {context} = pencil;
      if (pencil.isOverview) return pencil.dot(x, y, 5, group.colour, '#ffffff', 2);
      pencil.labels.take(x - 9, y - 9, x + 9, y + 9);
      context.beginPath();
      context.roundRect(x - 8, y - 8, 16, 16, 4);
      context.fillStyle = group.colour;
      context.strokeStyle = '#ffffff';
      context.lineWidth = 2;
      context.fill();
      context.stroke();
      context.fillStyle = '#ffffff';
      context.fillRect(x - 4, y - 1.25, 8, 2.5);
      context.fillRect(x - 1.25, y - 4, 2.5, 8);
    });
  },

  stop(pencil, shapes, group, layer) {
    const {table} = layer;
    pencil.eachPoint(shapes, [...group.rows].reverse(), (row, x, y) => {
      const number = table.at(row, 'sequence');
      if (pencil.isOverview) return pencil.dot(x, y, 4, '#ffffff', severalColour(0), 2);
      const colour = group.isFine ? routeColour(table.job, table.at(row, 'route')) : group.colour;
      pencil.dot(x, y, 11, number === null ? '#ffffff' : colour, number === null ? colour : '#ffffff', 2.2);
      pencil.labels.take(x - 11, y - 11, x + 11, y + 11);
      pencil.context.fillStyle = number === null ? colour : '#ffffff';
      pencil.context.font = `700 ${String(number).length > 2 ? 9 : 12}px ${FONT}`;
      pencil.context.textAlign = 'center';
      pencil.context.textBaseline = 'middle';
      pencil.context.fillText(number === null ? '–' : String(number), x, y + 0.5);
    });
  },
};
