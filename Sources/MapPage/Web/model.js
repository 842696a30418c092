// What the page knows: jobs, their tables, the networks below them.

class Column {
  // The code is null where there is nothing else, the cells row by row, or the different values and, where there are
  // several, the places of these by row.
  constructor(name, code) {
    this.name = name;
    if (Array.isArray(code)) this.cells = code; else Object.assign(this, code);
  }

  at(row) {
    if (this.cells) return this.cells[row];
    return this.values ? this.values[this.places?.[row] ?? 0] : null;
  }

  get isEmpty() { return !this.cells && !this.values; }

  // Each different value, in the order in which it comes first.
  distinct() { return this.values ?? [...new Set(this.cells ?? [])]; }
}

class Table {
  // What the columns are called stands in one of the lists of `heads`, which most jobs share.
  constructor({head, cells, places = '', ...facts}, job, heads) {
    Object.assign(this, facts);
    this.job = job;
    this.columns = cells.map((code, place) => new Column(heads[head][place], code));
    this.code = places;
  }

  // Whether rows of the file are not shown, so that nothing can be summed up.
  get isCut() { return this.rowsOfFile !== undefined || this.damage !== undefined; }

  // Whether nothing stands in the file.
  get isEmpty() { return this.count === 0 && !this.isCut; }

  // Rows of the file.
  get total() { return this.rowsOfFile ?? this.count; }

  // What is not as it is in the file, in sentences.
  get remarks() {
    const remarks = this.damage ? [this.damage] : [];
    if (this.rowsOfFile) {
      remarks.push(`${this.count} of ${this.rowsOfFile} rows of ${this.file} are shown; all of them are in the file`);
    }
    if (this.hiddenColumns) {
      remarks.push(`${plural(this.hiddenColumns, 'column')} of ${this.file} ${this.hiddenColumns === 1 ? 'is' : 'are'
      } not shown; all of them are in the file`);
    }
    if (this.tolerance) remarks.push(`lines of ${this.file} are drawn within ${this.tolerance} m`);
    return remarks;
  }

  column(name) { return this.columns.find((column) => column.name === name); }

  at(row, name) { return this.column(name)?.at(row) ?? null; }

  get isPlaced() { return this.code.length > 0; }

  // Decoded when somebody first looks at it.
  get shapes() {
    this.decoded ??= Shapes.decoded(this.code, this.count);
    return this.decoded;
  }
}

class Job {
  constructor(data, index, heads) {
    Object.assign(this, data);
    this.index = index;
    this.tables = data.tables.map((table) => new Table(table, this, heads));
  }

  table(name) { return this.tables.find((table) => table.name === name); }

  get warnings() { return (this.messages ?? []).filter((message) => message.severity === 'warning'); }

  get isEmpty() {
    return !this.failure && !this.moreTables && !this.isUnread &&
        this.tables.every((table) => table.isEmpty || SETTINGS.has(table.name));
  }

  // Whether all that it wrote is in formats that the page does not read.
  get isUnread() {
    const names = (this.files ?? []).map(([name]) => name);
    return this.tables.length === 0 && names.some((name) => name === 'results.gpkg' || name.endsWith('.fgb'));
  }

  // In one word for people.
  get state() {
    if (this.failure) return this.failure;
    if (this.isEmpty) return 'nothing found';
    return this.warnings.length ? 'succeeded with warnings' : 'succeeded';
  }

  // Around what was found; around what was given where nothing was, for a place that is not located may be anywhere.
  get box() {
    const around = (tables) => {
      const box = emptyBox();
      for (const table of tables) if (table.isPlaced && !isEmpty(table.shapes.box)) join(box, table.shapes.box);
      return box;
    };
    const found = around(this.tables.filter((table) => !SETTINGS.has(table.name)));
    return isEmpty(found) ? around(this.tables) : found;
  }

  // What breaks and costs are counted in.
  get costUnit() {
    const {impedance = 'time'} = this;
    return impedance === 'time' ? 'min' : impedance === 'length' ? 'm' : impedance;
  }

  // What the page has no room for, and where it stands, in sentences.
  get leftOut() {
    const {moreMessages = 0, moreParameters = 0, moreFiles = 0, moreTables = 0} = this;
    return [
      moreMessages && `${plural(moreMessages, 'more message')}: see job.json`,
      moreParameters && `${plural(moreParameters, 'more parameter')}: see job.json`,
      moreFiles && `${plural(moreFiles, 'more file')} in the folder of the job`,
      moreTables && `${plural(moreTables, 'more table')} without room on this page: see the files of the job`,
    ].filter(Boolean);
  }
}

// Tables of what a job was given, and of nothing that it found.
const SETTINGS = new Set(['stops', 'facilities', 'barriers', 'directions', 'ways']);

class Base {
  constructor({network, kind, layers, remarks}) {
    this.network = network;
    this.kind = kind;
    this.remarks = remarks;
    this.layers = layers.map((layer) => ({
      name: layer.name, names: new Column('names', layer.names), shapes: Shapes.decoded(layer.places, layer.count),
    }));
  }

  meets(box) {
    return this.layers.some(({shapes}) => shapes.box[0] < box[2] && shapes.box[2] > box[0] && shapes.box[1] < box[3] &&
        shapes.box[3] > box[1]);
  }
}

const KINDS = {
  route: 'Route', service_area: 'Service area', trace: 'Trace', related_records: 'Related records',
};

const TITLES = {
  routes: 'Routes', stops: 'Stops', directions: 'Directions', polygons: 'Areas', facilities: 'Facilities',
  summary: 'Summary', isolation: 'Isolation', elements: 'Elements', segments: 'Segments', barriers: 'Barriers',
  features: 'Related features', records: 'Records', lines: 'Streets reached', ways: 'Ways',
};

// Items by a key, in the order in which keys come first.
function grouped(items, key) {
  const groups = new Map();
  for (const item of items) {
    const value = key(item);
    if (groups.has(value)) groups.get(value).push(item); else groups.set(value, [item]);
  }
  return [...groups];
}

// Values as people read them.

function minutes(value) {
  if (value < 1) return `${Math.round(value * 60)} s`;
  if (value < 60) return `${round(value, value < 10 ? 1 : 0)} min`;
  return `${Math.floor(value / 60)} h ${String(Math.round(value % 60)).padStart(2, '0')} min`;
}

function metres(value) {
  return value < 1000 ? `${Math.round(value)} m` : `${round(value / 1000, value < 10000 ? 2 : 1)} km`;
}

function squareMetres(value) {
  if (value < 1e4) return `${Math.round(value)} m²`;
  return value < 1e6 ? `${round(value / 1e4, 1)} ha` : `${round(value / 1e6, 2)} km²`;
}

function sizeText(bytes) {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1e6 ? `${round(bytes / 1000, 0)} kB` : `${round(bytes / 1e6, 1)} MB`;
}

function round(value, digits) { return String(Number(value.toFixed(digits))); }

function thousands(value) { return String(value).replace(/\B(?=(\d{3})+$)/g, '\u202f'); }

function plural(count, one, many = `${one}s`) { return `${thousands(count)} ${count === 1 ? one : many}`; }

const TIMES = /(^|_)(time|wait_time|violation_time)$/, LENGTHS = /(^|_)length$|^snap_distance$/;

function told(column, value, job) {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'number') return String(value);
  if (column === 'area_m2') return squareMetres(value);
  if (column === 'from_break' || column === 'to_break') return cost(value, job);
  if (TIMES.test(column)) return minutes(value);
  if (LENGTHS.test(column)) return metres(value);
  return Number.isInteger(value) ? String(value) : round(value, 6);
}

function cost(value, job) {
  const unit = job?.costUnit ?? 'min';
  return unit === 'min' ? `${round(value, 2)} min` : unit === 'm' ? metres(value) : `${round(value, 2)} ${unit}`;
}

function words(name) { return name.replaceAll('_', ' '); }
