// Brings the parts together: what is open, what is pointed at, and what the keyboard does.

const $ = (id) => document.getElementById(id);

const data = JSON.parse($('data').textContent);
$('data').remove();

const jobs = data.jobs.map((job, index) => new Job(job, index, data.heads));
const bases = data.bases.map((base) => new Base(base));
unroll();
const map = new MapCanvas($('map'), bases);
const isStill = matchMedia('(prefers-reduced-motion: reduce)');

const state = {network: null, job: null, query: ''};

const list = new JobList($('jobs'), jobs, bases, {leftOut: data.leftOutJobs, open: (job) => openJob(job),
    choose: (target) => choose(target), preview: (job) => preview(job)});
const detail = new JobDetail($('detail'), {
  close: () => { location.hash = ''; }, choose: (target) => choose(target), point: (target) => point(target),
  linksFiles: data.linksFiles, bases,
});

// Cuts the world open where nothing lies: networks can be on both sides of 180 degrees.
function unroll() {
  const layers = bases.flatMap((base) => base.layers);
  const networks = bases.filter((base) => base.layers.length > 0).map((base) => base.network);
  const tables = jobs.filter((job) => !networks.includes(job.network)).flatMap((job) => job.tables)
      .filter((table) => table.isPlaced);
  const placed = [...layers, ...tables], whole = placed.reduce((box, {shapes}) => (join(box, shapes.box), box), emptyBox());
  if (!(whole[2] - whole[0] > 0.5)) return;
  seam = bestSeam(placed.map(({shapes}) => shapes));
  if (seam > 0) for (const part of [...layers, ...jobs.flatMap((job) => job.tables)]) part.decoded = null;
}

// What is on the map: the job that is open, else all that are listed.
function showLayers(shown) {
  map.isOverview = shown.length > 1;
  map.shown = shown.flatMap(layersOf);
  $('credits').textContent = credits(shown).join(' · ');
  drawLegend();
  map.redraw();
}

// Whose data are drawn: those of the jobs, and those of the networks that lie below them.
function credits(shown) {
  const box = shown.reduce((all, job) => (isEmpty(job.box) || join(all, job.box), all), emptyBox());
  const below = bases.filter((base) => base.meets(box)).map((base) => base.network);
  return [...new Set(jobs.filter((job) => shown.includes(job) || below.includes(job.network))
      .map((job) => job.attribution).filter(Boolean))];
}

function showList() {
  state.listed = list.show(state.network, state.query);
  showLayers(state.listed);
}

function openJob(job) { location.hash = `#job=${encodeURIComponent(job.name)}`; }

// Of an address that was shortened or changed on its way, what it says as it stands.
function decoded(text) {
  try { return decodeURIComponent(text); } catch { return text; }
}

function readAddress() {
  const name = location.hash.startsWith('#job=') ? decoded(location.hash.slice(5)) : null;
  const job = jobs.find((other) => other.name === name) ?? null;
  const before = state.job;
  state.job = job;
  map.selected = map.emphasis = null;
  hideTip();
  $('jobs').hidden = $('networks').hidden = !!job;
  document.querySelector('.search').hidden = !!job;
  $('detail').hidden = !job;
  if (job) detail.show(job);
  if (job) showLayers([job]); else showList();
  fit();
  if (job) {
    $('detail').focus({preventScroll: true});
    $('detail').scrollTop = 0;
    say(`${job.name}: ${job.state}`);
  } else if (before) {
    $('jobs').querySelector(`[data-job="${CSS.escape(before.name)}"]`)?.focus({preventScroll: false});
  }
}

// What a text is for people who hear the page.
function say(text) { $('said').textContent = text; }

// Shows a row on the map, opening its job if need be.
function choose({table, row}) {
  if (state.job !== table.job && table.job) {
    history.replaceState(null, '', `#job=${encodeURIComponent(table.job.name)}`);
    readAddress();
  }
  for (const layer of map.shown) if (layer.table === table) layer.isVisible = true;
  drawLegend();
  map.selected = {table, row};
  if (table.shapes.kinds[row] !== NOTHING) fly(map.camera.fitted(table.shapes.boxOf(row),
      {closest: Math.max(map.camera.scale, 1.5e7)}));
  map.redraw();
  say(rowTitle(table, row));
}

function point(target) {
  if (map.emphasis?.table === target?.table && map.emphasis?.row === target?.row) return;
  map.emphasis = target;
  map.schedule();
}

// Shows a job of the list alone for as long as it is pointed at.
function preview(job) {
  clearTimeout(state.preview);
  state.preview = setTimeout(() => { if (!state.job) showLayers(job ? [job] : state.listed); }, 60);
}

// Views.

function wholeBox() {
  const box = emptyBox();
  for (const job of state.job ? [state.job] : list.jobs.filter((other) => state.network === null ||
      networkOf(other) === state.network)) {
    if (!isEmpty(job.box)) join(box, job.box);
  }
  return isEmpty(box) && bases.length ? bases[0].layers.reduce((all, layer) => (join(all, layer.shapes.box), all),
      box) : box;
}

function fit() {
  keepClear();
  const box = wholeBox();
  if (!isEmpty(box)) fly(map.camera.fitted(box));
}

function fly(target) {
  cancelAnimationFrame(map.flight);
  const start = map.camera.copy, began = performance.now();
  if (isStill.matches || !map.hasFlown) {
    map.hasFlown = true;
    Object.assign(map.camera, {x: target.x, y: target.y, scale: target.scale});
    return map.redraw();
  }
  const step = (now) => {
    const share = Math.min(Math.max((now - began) / 450, 0), 1), eased = share * share * (3 - 2 * share);
    const {x, y, scale} = start.between(target, eased);
    Object.assign(map.camera, {x, y, scale});
    if (share < 1) {
      map.moved();
      map.flight = requestAnimationFrame(step);
    } else {
      map.redraw();
    }
  };
  map.flight = requestAnimationFrame(step);
}

// The legend.

function drawLegend() {
  const layers = map.shown.filter((layer) => layer.paint !== 'unseen');
  $('legend').hidden = !state.job || layers.length === 0;
  if (!state.job) return;
  $('legend-layers').replaceChildren(...layers.map((layer) => {
    const box = element('input', {type: 'checkbox', onchange: () => {
      layer.isVisible = box.checked;
      drawLegend();
      $('legend').querySelectorAll('input')[layers.indexOf(layer)].focus();
      map.redraw();
    }});
    box.checked = layer.isVisible;
    const groups = layer.isVisible && layer.groups.length <= MOST_IN_LEGEND ? layer.groups : [];
    return element('div', {class: 'layer'}, element('label', {}, box, element('span', {text: layer.title})),
      element('ul', {}, ...groups.map((group) => element('li', {}, swatch(layer.isStacked ? {...group, colour: laidColour(group.colour)} : group, layer.paint), element('span',
          {text: group.label})))));
  }));
}

const MOST_IN_LEGEND = 9;

// The legend lies over the map: what is shown keeps clear of it, where there is room.
function keepClear() {
  const legend = $('legend').hidden ? null : $('legend').getBoundingClientRect(), {camera} = map;
  camera.covered = {top: 44, right: 64, bottom: 52, left: 44};
  if (!legend) return;
  if (camera.width > 700) camera.covered.left = legend.width + 40;
  else if (camera.height > 380) camera.covered.bottom = Math.min(legend.height + 34, camera.height * 0.45);
}

function drawScale() {
  const metresWanted = map.camera.metresPerPixel * 110, power = 10 ** Math.floor(Math.log10(metresWanted));
  const length = [5, 2, 1].map((factor) => factor * power).find((value) => value <= metresWanted);
  $('scale').textContent = length >= 1000 ? `${length / 1000} km` : `${length} m`;
  $('scale').style.width = `${length / map.camera.metresPerPixel}px`;
}

// The tip at the pointer.

function hideTip() {
  $('tip').hidden = true;
}

function showTip(found, x, y) {
  const {table, row} = found, isWay = table.name === 'ways';
  const text = isWay ? stepText(table, row) : rowTitle(table, row);
  const facts = isWay ? [] : table.columns.filter((column) => !column.isEmpty && told(table, column.name,
      column.at(row)) !== '' && column.at(row) !== text).slice(0, 7);
  $('tip').replaceChildren(
    element('strong', {text}), ...(state.job ? [] : [element('span', {class: 'of', text: table.job.name})]),
    ...recordsOf(table, row).map((text) => element('span', {class: 'record', text})),
    ...(facts.length ? [element('dl', {}, ...facts.flatMap((column) => [element('dt', {text: words(column.name)}),
        element('dd', {text: told(table, column.name, column.at(row))})]))] : []));
  $('tip').hidden = false;
  const {width, height} = $('tip').getBoundingClientRect();
  $('tip').style.left = `${Math.min(Math.max(x + 16, 8), map.camera.width - width - 8)}px`;
  $('tip').style.top = `${y + 18 + height > map.camera.height ? Math.max(y - height - 14, 8) : y + 18}px`;
}

// The records that belong to a feature, some of them.
function recordsOf(table, row) {
  const records = table.name === 'features' ? table.job.table('records') : null;
  if (!records) return [];
  // Ids are numbers in one file and texts in the other.
  const id = String(table.at(row, 'related_id')), texts = [];
  for (let record = 0; record < records.count && texts.length < 4; record++) {
    if (String(records.at(record, 'related_id')) !== id) continue;
    const cells = records.columns.filter((column) => column.name !== 'related_id')
        .map((column) => [column.name, column.at(record)])
        .filter(([name, value]) => typeof value === 'string' && !(isID(name) && Number.isFinite(Number(value))));
    texts.push(texts.length === 3 ? '…' : cells.slice(0, 4).map(([, value]) => value).join(' · '));
  }
  return texts;
}

function stepText(ways, way) {
  const directions = ways.job.table('directions');
  directions.index ??= new Map(allRows(directions).map((row) =>
      [`${directions.at(row, 'step')} ${directions.at(row, 'route')}`, row]));
  const row = directions.index.get(`${ways.at(way, 'step')} ${ways.at(way, 'route')}`);
  return row === undefined ? String(ways.at(way,
      'text') ?? '') : `${directions.at(row, 'step')}. ${directions.at(row, 'text')}`;
}

// Pointer and wheel.

const fingers = new Map();

function placeOf(event) {
  const box = map.element.getBoundingClientRect();
  return [event.clientX - box.left, event.clientY - box.top];
}

map.element.addEventListener('pointerdown', (event) => {
  cancelAnimationFrame(map.flight);
  map.element.setPointerCapture(event.pointerId);
  fingers.set(event.pointerId, placeOf(event));
  map.walked = 0;
});

map.element.addEventListener('pointermove', (event) => {
  const [x, y] = placeOf(event), before = fingers.get(event.pointerId);
  if (!before) return pointAt(x, y);
  const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, place]) => place);
  if (others.length === 1) {
    const [other] = others;
    map.camera.zoom(Math.hypot(x - other[0], y - other[1]) / Math.max(Math.hypot(before[0] - other[0],
        before[1] - other[1]), 1), ...other);
  } else if (others.length === 0) {
    map.camera.pan(x - before[0], y - before[1]);
  }
  map.walked += Math.hypot(x - before[0], y - before[1]);
  fingers.set(event.pointerId, [x, y]);
  hideTip();
  map.moved();
});

for (const end of ['pointerup', 'pointercancel']) {
  map.element.addEventListener(end, (event) => {
    const [x, y] = placeOf(event);
    fingers.delete(event.pointerId);
    if (end === 'pointerup' && map.walked < 5) pick(x, y);
  });
}

map.element.addEventListener('pointerleave', () => {
  hideTip();
  point(null);
});

map.element.addEventListener('wheel', (event) => {
  event.preventDefault();
  cancelAnimationFrame(map.flight);
  map.camera.zoom(2 ** (-event.deltaY * (event.deltaMode ? 18 : 1) / 260), ...placeOf(event));
  map.moved();
}, {passive: false});

map.element.addEventListener('dblclick', (event) => {
  const camera = map.camera.copy;
  camera.zoom(2.5, ...placeOf(event));
  fly(camera);
});

function pointAt(x, y) {
  cancelAnimationFrame(map.looking);
  map.looking = requestAnimationFrame(() => {
    const found = map.under(x, y);
    map.element.style.cursor = found ? 'pointer' : '';
    if (found) showTip(found, x, y); else hideTip();
    point(found && found.rank !== POLYGONS && found.layer.paint !== 'route' ? {table: found.table,
        row: found.row} : null);
  });
}

function pick(x, y) {
  const found = map.under(x, y);
  if (!found) {
    map.selected = null;
    hideTip();
    return map.redraw();
  }
  if (!state.job) return openJob(found.table.job);
  map.selected = {table: found.table, row: found.row};
  showTip(found, x, y);
  say($('tip').textContent);
  map.redraw();
}

// Keys.

map.element.addEventListener('keydown', (event) => {
  const steps = {ArrowLeft: [80, 0], ArrowRight: [-80, 0], ArrowUp: [0, 80], ArrowDown: [0, -80]};
  const zooms = {'+': 1.6, '=': 1.6, '-': 1 / 1.6};
  const {camera} = map;
  if (steps[event.key]) camera.pan(...steps[event.key]);
  else if (zooms[event.key]) camera.zoom(zooms[event.key], camera.width / 2, camera.height / 2);
  else if (event.key === '0') return fit();
  else return;
  event.preventDefault();
  cancelAnimationFrame(map.flight);
  map.moved();
});

document.addEventListener('keydown', (event) => {
  if (event.key === '/' && document.activeElement.tagName !== 'INPUT' && !state.job) {
    event.preventDefault();
    $('search').focus();
  }
  if (event.key !== 'Escape') return;
  if (map.selected) {
    map.selected = null;
    hideTip();
    return map.redraw();
  }
  if (state.job) location.hash = '';
});

for (const [id, factor] of [['zoom-in', 1.8], ['zoom-out', 1 / 1.8]]) {
  $(id).addEventListener('click', () => {
    const camera = map.camera.copy;
    camera.zoom(factor, camera.width / 2, camera.height / 2);
    fly(camera);
  });
}
$('zoom-fit').addEventListener('click', fit);

$('search').addEventListener('input', () => {
  state.query = $('search').value;
  showList();
});

// The start.

// Networks by how many jobs are on them; jobs without one come last. Jobs that failed before they had one are on none.
const settled = jobs.filter((job) => networkOf(job) || !job.failure);
const byNetwork = new Map(grouped(settled, networkOf).sort(([name, some], [other, others]) =>
    (name === '') - (other === '') || others.length - some.length));

function drawHead() {
  const counts = new Map();
  for (const job of jobs) counts.set(job.state, (counts.get(job.state) ?? 0) + 1);
  const left = data.leftOutJobs > 0 ? [`${plural(data.leftOutJobs, 'more job')} without room on this page`] : [];
  $('totals').textContent = [plural(jobs.length, 'job'), ...[...counts].map(([name, count]) => `${count} ${name}`),
      ...left].join(' · ');
  const networks = [...byNetwork.keys()];
  if (networks.length > 1) {
    $('networks').append(...networks.map((network) => element('button', {
      type: 'button', class: 'chip', 'aria-pressed': 'false', 'data-network': network,
          onclick: () => takeNetwork(network),
    }, network || 'no network', element('small', {text: String(byNetwork.get(network).length)}))));
  }
}

function takeNetwork(network) {
  state.network = state.network === network ? null : network;
  for (const chip of document.querySelectorAll('.chip')) chip.setAttribute('aria-pressed',
      String(chip.dataset.network === state.network));
  showList();
  fit();
}

function measure() {
  map.resize();
}

// Layers have the colours of a ground; which of them are seen stays.
function recolour() {
  for (const job of jobs.filter((other) => other.layers)) {
    const before = job.layers;
    job.layers = null;
    layersOf(job).forEach((layer, place) => { layer.isVisible = before[place].isVisible; });
  }
  showLayers(state.job ? [state.job] : state.listed);
}

map.onShown = drawScale;
new ResizeObserver(measure).observe(map.element);
darkness.addEventListener('change', recolour);
addEventListener('hashchange', readAddress);
// On paper the map has a size of its own (page.css), and shows what it showed.
const PRINTED = {width: 680, height: 454}, PRINTED_DENSITY = 3;

function putOnPaper(isPrinted) {
  isOnPaper = isPrinted;
  if (darkness.matches) recolour();
}

addEventListener('beforeprint', () => {
  const {camera} = map;
  if (state.screen) return;
  state.screen = {x: camera.x, y: camera.y, scale: camera.scale, legend: $('legend').open};
  camera.scale *= Math.min(PRINTED.width / camera.width, PRINTED.height / camera.height);
  $('legend').open = true;
  putOnPaper(true);
  map.resize(PRINTED, PRINTED_DENSITY);
  map.draw();
  map.show();
});

addEventListener('afterprint', () => {
  if (!state.screen) return;
  const {x, y, scale, legend} = state.screen;
  state.screen = null;
  $('legend').open = legend;
  putOnPaper(false);
  map.resize();
  Object.assign(map.camera, {x, y, scale});
});
drawHead();
$('legend').open = innerWidth > 760;
measure();
// Networks can be far from each other: the first one with results is shown.
if (byNetwork.size > 1) takeNetwork([...byNetwork.keys()].find((name) => byNetwork.get(name)
    .some((job) => !isEmpty(job.box))) ?? null);
readAddress();
