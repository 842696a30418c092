// What is drawn of a job: layers from the ground up, each with groups of rows that look alike.

class Layer {
  constructor(table, title, groups, {paint, labels = null, isHidden = false, isQuiet = false, isStacked = false} = {}) {
    this.table = table;
    this.title = title;
    this.groups = groups.filter((group) => group.rows.length > 0);
    this.paint = paint;
    this.labels = labels;
    this.isVisible = !isHidden;
    // Whether the pointer does not find it.
    this.isQuiet = isQuiet;
    // Whether groups cover those before them, instead of mixing with them.
    this.isStacked = isStacked;
  }

  get shapes() { return this.table.shapes; }
}

function layersOf(job) {
  job.layers ??= [
    areaLayer(job), reachLayer(job), segmentLayer(job), summaryLayer(job), elementLayer(job, 'lines'), routeLayer(job),
    wayLayer(job), barrierLayer(job), elementLayer(job, 'points'), featureLayer(job), placeLayer(job, 'facilities'),
    placeLayer(job, 'stops'),
  ].filter((layer) => layer && layer.groups.length > 0);
  return job.layers;
}

function allRows(table) { return Array.from({length: table.count}, (_, row) => row); }

// Rows by the value of a column, in the order of the values.
function grouping(table, name, order) {
  const placed = allRows(table).filter((row) => table.shapes.kinds[row] !== NOTHING);
  return grouped(placed, (row) => table.at(row, name)).sort((one, other) => order(one[0], other[0]));
}

const ascending = (one, other) => one - other, inOrder = () => 0;

// Where facilities have breaks of their own, rings that end alike may begin differently.
function breakLabel(table, rows, job) {
  const from = new Set(rows.map((row) => table.at(row, 'from_break'))), to = table.at(rows[0], 'to_break');
  const [least] = from;
  return from.size === 1 && least > 0 ? `${cost(least, job)} – ${cost(to, job)}` : `up to ${cost(to, job)}`;
}

function byBreak(table, job) {
  const groups = grouping(table, 'to_break', ascending);
  return groups.map(([, rows], place) => (
    {label: breakLabel(table, rows, job), rows, colour: breakColour(place, groups.length), outline: breakColour(place,
        groups.length, 0.72)}));
}

// Breaks have colours; where there is one alone, facilities have.
function haveBreaks(table) {
  const facilities = (table.column('facility')?.distinct() ?? []).filter((name) => name !== null);
  const breaks = table.column('to_break')?.distinct() ?? [];
  return breaks.length > 1 || facilities.length < 2;
}

function shares(table, job) {
  if (haveBreaks(table)) return byBreak(table, job).reverse();
  return grouping(table, 'facility', inOrder).map(([name, rows], place) => (
    {label: name ?? 'all', rows, colour: severalColour(place)}));
}

function areaLayer(job) {
  const table = job.table('polygons');
  if (!table?.isPlaced) return null;
  return new Layer(table, 'Areas', shares(table, job), {paint: 'area', isStacked: haveBreaks(table)});
}

function reachLayer(job) {
  const table = job.table('lines');
  if (!table?.isPlaced) return null;
  return new Layer(table, 'Streets reached', shares(table, job), {paint: 'thread',
      isHidden: !!job.table('polygons')?.isPlaced});
}

function routeLayer(job) {
  const table = job.table('routes');
  if (!table?.isPlaced) return null;
  const groups = allRows(table).map((row) => (
    {label: table.at(row, 'name') ?? `Route ${row + 1}`, rows: [row], colour: severalColour(row)}));
  return new Layer(table, 'Routes', groups, {paint: 'route'});
}

// The ways of single steps: seen only under the pointer.
function wayLayer(job) {
  const table = job.table('ways');
  return table?.isPlaced ? new Layer(table, '', [{label: '', rows: allRows(table), colour: '#000'}],
      {paint: 'unseen'}) : null;
}

function barrierLayer(job) {
  const table = job.table('barriers');
  if (!table?.isPlaced) return null;
  const groups = grouping(table, 'type', inOrder).map(([type, rows]) => (
    {label: words(type ?? 'barrier'), rows, colour: BARRIER, kind: type, isSoft: type !== 'restriction'}));
  return new Layer(table, 'Barriers', groups, {paint: 'barrier', labels: 'name'});
}

const ROLE_WORDS = {
  zone: 'cut off', isolating: 'to be closed', start: 'start', supply: 'way of supply', controller: 'controller',
};

const FIRST_ROLES = ['zone', 'start', 'isolating'];

function elementLayer(job, kind) {
  const table = job.table('elements');
  if (!table?.isPlaced) return null;
  // Boundaries are drawn as lines are.
  const wanted = kind === 'points' ? [POINTS] : [LINES, POLYGONS];
  const groups = grouping(table, 'role', inOrder).map(([role, rows]) => ({
    label: ROLE_WORDS[role] ?? words(role ?? 'element'), role, colour: ROLES[role] ?? '#0067b9',
    rows: rows.filter((row) => wanted.includes(table.shapes.kinds[row])),
  }));
  groups.sort((one, other) => FIRST_ROLES.indexOf(one.role) - FIRST_ROLES.indexOf(other.role));
  return new Layer(table, kind === 'points' ? 'Devices and junctions' : 'Lines', groups,
      {paint: kind === 'points' ? 'element' : 'pipe'});
}

function segmentLayer(job) {
  const table = job.table('segments');
  return table?.isPlaced ? new Layer(table, 'Segments', byAmount(table), {paint: 'pipe'}) : null;
}

// A sweep: each feature by what depends on it.
function summaryLayer(job) {
  const table = job.table('summary');
  return table?.isPlaced ? new Layer(table, 'Features', byAmount(table), {paint: 'pipe'}) : null;
}

// What cannot be said how much it cuts off.
const UNANSWERED = new Map([['not_supplied', '#a8a29a'], ['not_isolable', '#8a5a44']]);

// Rows in classes of about as many: by customers where any has some, else by what is isolated or reached.
function byAmount(table) {
  const name = ['customers', 'isolated_count', 'feature_count', 'isolating_count']
    .find((column) => table.column(column)?.distinct().some((value) => value > 0));
  const placed = allRows(table).filter((row) => table.shapes.kinds[row] !== NOTHING);
  const rows = placed.filter((row) => !UNANSWERED.has(table.at(row, 'status')));
  const others = [...UNANSWERED].map(([status, colour]) => (
    {label: words(status), rows: placed.filter((row) => table.at(row, 'status') === status), colour}));
  if (!name || rows.length === 0) return [...others, {label: 'all others', rows, colour: severalColour(0)}];
  const values = rows.map((row) => table.at(row, name) ?? 0);
  const limits = classLimits(values);
  return others.concat(limits.map((limit, place) => {
    const from = place === 0 ? Math.min(...limits, ...values.slice(0, 1), 0) : limits[place - 1] + 1;
    const inClass = rows.filter((_, index) => values[index] <= limit && (place === 0 ||
        values[index] > limits[place - 1]));
    const range = place === 0 && limit === 0 ? '0' : from === limit ? `${limit}` : `${from} – ${limit}`;
    return {label: `${range} ${words(name).replace('isolated count', 'features cut off')}`, rows: inClass,
      colour: breakColour(limits.length - 1 - place, limits.length)};
  }));
}

function classLimits(values) {
  const sorted = [...values].sort(ascending), limits = new Set();
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) limits.add(sorted[Math.ceil(share * sorted.length) - 1]);
  return [...limits];
}

function featureLayer(job) {
  const table = job.table('features');
  if (!table?.isPlaced) return null;
  const rows = allRows(table).filter((row) => table.shapes.kinds[row] !== NOTHING);
  return new Layer(table, 'Related features', [{label: 'related features', rows, colour: severalColour(3)}],
      {paint: 'feature'});
}

function placeLayer(job, name) {
  const table = job.table(name);
  if (!table?.isPlaced) return null;
  const rows = allRows(table).filter((row) => table.shapes.kinds[row] !== NOTHING);
  const isFine = (row) => table.at(row, 'status') === 'ok';
  const routes = table.column('route')?.distinct() ?? [];
  const groups = [
    {label: words(name), rows: rows.filter(isFine), colour: routes.length === 1 ? severalColour(0) : '#1c2530',
        isFine: true},
    {label: `${words(name)} with a remark`, rows: rows.filter((row) => !isFine(row)), colour: BARRIER},
  ];
  return new Layer(table, TITLES[name], groups, {paint: name === 'stops' ? 'stop' : 'facility', labels: 'name'});
}

// The names of a row, for labels and headings.
function rowTitle(table, row) {
  for (const name of ['name', 'text', 'global_id', 'related_id', 'street', 'facility', 'segment', 'id']) {
    const value = table.at(row, name);
    if (value !== null && value !== '') return `${name === 'segment' ? 'Segment ' : ''}${value}`;
  }
  return `${TITLES[table.name] ?? table.name} ${row + 1}`;
}

// The colour of a route by its name, for what belongs to it.
function routeColour(job, name) {
  const routes = job.table('routes');
  if (!routes) return severalColour(0);
  // Of several routes of one name the first.
  routes.rowOfName ??= new Map(allRows(routes).map((row) => [routes.at(row, 'name'), row]).reverse());
  return severalColour(routes.rowOfName.get(name) ?? 0);
}
