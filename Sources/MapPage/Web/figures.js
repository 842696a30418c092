// What a job comes to, in a few figures.

// Of tables that are shown whole.
function sum(table, name, rows = allRows(table)) {
  return rows.reduce((total, row) => total + amount(table, row, name), 0);
}

// A number, also one that is a text since it is beyond those of a browser.
function amount(table, row, name) { return Number(table.at(row, name) ?? 0); }

// What each of several comes to, where a sum would count what they share several times.
function range(values, text) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most ? text(least) : `${text(least)} – ${text(most)}`;
}

function counted(one, count, many = `${one}s`) { return [count === 1 ? one : many, thousands(count)]; }

function figuresOf(job) {
  if (job.failure) return [];
  const figures = {route: routeFigures, service_area: areaFigures, trace: traceFigures, related_records: recordFigures};
  return (figures[job.kind]?.(job) ?? []).filter(Boolean);
}

function routeFigures(job) {
  const routes = job.table('routes'), stops = job.table('stops');
  if (!routes || routes.isEmpty) return [];
  const counts = [
    routes.total > 1 ? ['Routes', thousands(routes.total)] : null, stops ? stopFigure(routes, stops) : null,
  ];
  if (routes.isCut) return counts;
  const late = sum(routes, 'violation_time'), waiting = sum(routes, 'wait_time');
  return [
    counts[0], ['Time', minutes(sum(routes, 'total_time'))], ['Length', metres(sum(routes, 'total_length'))], counts[1],
    waiting > 0 ? ['Waiting', minutes(waiting)] : null, late > 0 ? ['Late', minutes(late)] : null,
  ];
}

// Who returns to the start comes to no further stop: routes know how many they visit.
function stopFigure(routes, stops) {
  if (routes.isCut || stops.isCut) return counted('Stop', stops.total);
  const unvisited = allRows(stops).filter((row) => stops.at(row, 'sequence') === null).length;
  return counted('Stop', sum(routes, 'stop_count') + unvisited);
}

function areaFigures(job) {
  const areas = job.table('polygons'), facilities = job.table('facilities'), summary = job.table('summary');
  const reached = areas ?? job.table('lines');
  const breaks = reached?.isCut ? [] : reached?.column('to_break')?.distinct() ?? [];
  const columns = summary && !summary.isCut ? summary.columns : [];
  const sums = columns.filter((column) => column.name.startsWith('sum_') && !column.isEmpty);
  return [
    facilities ? counted('Facility', facilities.total, 'Facilities') : null,
    breaks.length ? ['Within', breaksText([...breaks].sort(ascending), job)] : null,
    areas && !areas.isCut ? shareFigure('Area', areas, 'area_m2', squareMetres, job) : null,
    ...sums.slice(0, 2).map((column) => shareFigure(words(column.name.slice(4)), summary, column.name,
        (value) => thousands(Math.round(value)), job)),
  ];
}

// What is within reach, nothing of it twice: of disks the largest of each facility alone, since it holds the others, and no
// sum of facilities whose areas may share land.
function shareFigure(title, table, column, text, job) {
  const facilities = grouped(allRows(table), (row) => table.at(row, 'facility_id')).map(([, rows]) => rows);
  const shown = job.cutoff === 'disks' ? facilities.map((rows) => [farthest(table, rows)]) : facilities;
  const amounts = shown.map((rows) => sum(table, column, rows));
  if (amounts.length > 1 && job.overlap !== 'split') return [`${title} (each)`, range(amounts, text)];
  const isPart = facilities.length === 1 && shown[0].length < facilities[0].length;
  return [isPart ? `${title} within ${cost(table.at(shown[0][0], 'to_break'), job)}` : title,
    text(amounts.reduce((total, amount) => total + amount, 0))];
}

function farthest(table, rows) {
  return rows.reduce((best, row) => (table.at(row, 'to_break') > table.at(best, 'to_break') ? row : best));
}

// The unit once, where all have the same.
function breaksText(breaks, job) {
  const texts = breaks.map((value) => cost(value, job)), units = new Set(texts.map((text) => text.split(' ')[1]));
  if (units.size > 1) return texts.join(', ');
  return `${texts.map((text) => text.split(' ')[0]).join(', ')} ${[...units][0] ?? ''}`;
}

function traceFigures(job) {
  const summary = job.table('summary'), elements = job.table('elements');
  if (!summary || summary.total === 0) return elements && !elements.damage ? [counted('Element', elements.total)] : [];
  if (summary.total > 1 && !elements) return sweepFigures(summary);
  if (summary.isCut) return summary.total > 1 ? [counted('Trace', summary.total)] : [];
  const statuses = (summary.column('status')?.distinct() ?? []).filter((status) => status && status !== 'isolable');
  const each = (title, column, text = thousands) => (summary.column(column) && !summary.column(column).isEmpty
    ? [summary.total > 1 ? `${title} (each)` : title,
      range(allRows(summary).map((row) => amount(summary, row, column)), text)] : null);
  return [
    summary.total > 1 ? counted('Trace', summary.total) : null,
    statuses.length ? ['Status', statuses.map(words).join(', ')] : null,
    each('To be closed', 'isolating_count'), each('Cut off', 'isolated_count', (value) => plural(value, 'feature')),
    each(summary.total === 1 && summary.at(0, 'feature_count') === 1 ? 'Feature' : 'Features', 'feature_count'),
    each(summary.total === 1 && summary.at(0, 'customers') === 1 ? 'Customer' : 'Customers', 'customers'),
    each('Cost', 'cost', (value) => round(value, 3)),
  ];
}

function sweepFigures(summary) {
  if (summary.isCut) return [counted('Trace', summary.total)];
  const customers = summary.column('customers')?.distinct() ?? [];
  const open = allRows(summary).filter((row) => summary.at(row, 'status') === 'not_isolable').length;
  return [
    counted('Trace', summary.count), open > 0 ? ['Not isolable', thousands(open)] : null,
    customers.length ? ['Most customers', thousands(Math.max(...customers))] : null,
  ];
}

function recordFigures(job) {
  const {counts = {}} = job;
  return [
    counts.selected !== undefined ? ['Rows asked about', thousands(counts.selected)] : null,
    counts.related !== undefined ? ['Related', thousands(counts.related)] : null,
    counts.pairs !== undefined ? counted('Pair', counts.pairs) : null,
  ];
}
