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

  // As the run has it: by the rows that it counted, in whatever formats they are. Where there is no room to tell how many they
  // were, nobody knows.
  get isEmpty() {
    const {counts, failure, kind, moreCounts} = this;
    if (failure || !counts || moreCounts) return false;
    const answers = (ANSWERS[kind] ?? []).filter((name) => name in counts);
    return (answers.length ? answers : ['summary']).every((name) => !counts[name]);
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

// Tables of what a job has found; sums do where nothing is drawn.
const ANSWERS = {
  route: ['routes'], service_area: ['polygons', 'lines'], trace: ['elements', 'summary', 'segments'],
  related_records: ['features', 'records'],
};

// Tables of what a job was given, and of nothing that it found.
const SETTINGS = new Set(['stops', 'facilities', 'barriers', 'directions', 'ways']);

// Streets of a rank, or pipes of a kind, with their names.
class GroundLayer {
  constructor({name, names, places, count}) {
    Object.assign(this, {name, count, names: new Column('name', names), code: places});
  }

  at(row, column) { return column === 'name' ? this.names.at(row) : null; }

  get shapes() {
    this.decoded ??= Shapes.decoded(this.code, this.count);
    return this.decoded;
  }
}

class Base {
  constructor({network, kind, layers, remarks}) {
    this.network = network;
    this.kind = kind;
    this.remarks = remarks;
    this.layers = layers.map((layer) => new GroundLayer(layer));
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
