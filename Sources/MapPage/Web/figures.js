// What a job comes to, in a few figures.

// Of tables that are shown whole.
function sum(table, name) { return allRows(table).reduce((total, row) => total + (table.at(row, name) ?? 0), 0); }

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
    routes.total > 1 ? ['Routes', thousands(routes.total)] : null, stops ? counted('Stop', stops.total) : null,
  ];
  if (routes.isCut) return counts;
  const late = sum(routes, 'violation_time'), waiting = sum(routes, 'wait_time');
  return [
    counts[0], ['Time', minutes(sum(routes, 'total_time'))], ['Length', metres(sum(routes, 'total_length'))], counts[1],
    waiting > 0 ? ['Waiting', minutes(waiting)] : null, late > 0 ? ['Late', minutes(late)] : null,
  ];
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
    areas && !areas.isCut ? ['Area', squareMetres(sum(areas, 'area_m2'))] : null,
    ...sums.slice(0, 2).map((column) => [words(column.name.slice(4)), thousands(Math.round(sum(summary,
        column.name)))]),
  ];
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
  if (summary.isCut) return [];
  const status = summary.at(0, 'status');
  return [
    status && status !== 'isolable' ? ['Status', words(status)] : null,
    summary.column('isolating_count') ? ['To be closed', thousands(sum(summary, 'isolating_count'))] : null,
    summary.column('isolated_count') ? ['Cut off', plural(sum(summary, 'isolated_count'), 'feature')] : null,
    summary.column('feature_count') ? counted('Feature', sum(summary, 'feature_count')) : null,
    counted('Customer', sum(summary, 'customers')),
    summary.column('cost') && !summary.column('cost').isEmpty ? ['Cost', round(sum(summary, 'cost'), 3)] : null,
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
