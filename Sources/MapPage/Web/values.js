// Values as people read them.

function minutes(value) {
  const seconds = Math.round(value * 60), whole = Math.round(value);
  if (seconds < 60) return `${seconds} s`;
  if (whole < 60) return `${round(value, value < 10 ? 1 : 0)} min`;
  return `${Math.floor(whole / 60)} h ${String(whole % 60).padStart(2, '0')} min`;
}

function metres(value) {
  return value < 1000 ? `${Math.round(value)} m` : `${round(value / 1000, value < 10000 ? 2 : 1)} km`;
}

// In the units that the job's directions have.
function distance(value, job) {
  if (job.units !== 'imperial') return metres(value);
  const feet = value / 0.3048, miles = value / 1609.344;
  return feet < 1000 ? `${Math.round(feet)} ft` : `${round(miles, miles < 10 ? 2 : 1)} mi`;
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

// What numbers of the tables' own columns count. Fields that are kept from a source, and costs of a network's own, have no
// unit that anybody told.
const STEP_UNITS = {length: distance, time: minutes, cumul_length: distance, cumul_time: minutes};

const BREAK_UNITS = {from_break: cost, to_break: cost};

const UNITS = {
  routes: {total_time: minutes, total_length: metres, wait_time: minutes, violation_time: minutes},
  stops: {
    cumul_time: minutes, cumul_length: metres, wait_time: minutes, violation_time: minutes, cumul_wait_time: minutes,
    cumul_violation_time: minutes, snap_distance: metres,
  },
  directions: STEP_UNITS, ways: STEP_UNITS,
  facilities: {cost, snap_distance: metres},
  polygons: {...BREAK_UNITS, area_m2: squareMetres},
  lines: {
    ...BREAK_UNITS, length: metres, from_cumul_time: minutes, to_cumul_time: minutes, from_cumul_length: metres,
    to_cumul_length: metres,
  },
  summary: {...BREAK_UNITS, length: metres, isolated_length: metres},
  segments: {length: metres, isolated_length: metres},
  barriers: {length: metres},
};

// What a cell of a table says.
function told(table, column, value) {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'number') return String(value);
  const units = UNITS[table.name] ?? {};
  if (Object.hasOwn(units, column)) return units[column](value, table.job);
  return Number.isInteger(value) ? String(value) : round(value, 6);
}

function cost(value, job) {
  const unit = job?.costUnit ?? 'min';
  return unit === 'min' ? `${round(value, 2)} min` : unit === 'm' ? metres(value) : `${round(value, 2)} ${unit}`;
}

function words(name) { return name.replaceAll('_', ' '); }
