// All about one job, beside the map.

const EARLIER = 'It has no results in this run. What stands in its folder, if anything, is of an earlier one, '
  + 'and is not shown.';

class JobDetail {
  constructor(place, {close, choose, point, linksFiles, bases}) {
    Object.assign(this, {place, close, choose, point, linksFiles, bases});
  }

  show(job) {
    this.place.replaceChildren(
      element('button', {type: 'button', class: 'back', text: '← All jobs', onclick: this.close}),
      element('h2', {text: job.name}),
      element('p', {class: 'kind', text: this.kind(job)}),
      ...[badge(job)].filter(Boolean),
      ...(job.description ? [element('p', {class: 'about', text: job.description})] : []),
      ...this.reason(job), ...this.figures(job), ...this.messages(job), ...this.directions(job), ...this.tables(job),
      ...this.parameters(job), ...this.files(job), ...this.origin(job));
  }

  kind(job) {
    return [KINDS[job.kind], job.mode && `by ${job.mode}`, job.network &&
        `on ${job.network}`].filter(Boolean).join(' ');
  }

  reason(job) {
    if (!job.failure) return [];
    const reason = element('pre', {class: 'reason', text: job.reason ?? 'see results.jsonl'});
    return [reason, element('p', {class: 'plain', text: EARLIER})];
  }

  figures(job) {
    const figures = figuresOf(job);
    if (figures.length === 0) return [];
    return [element('dl', {class: 'key'}, ...figures.map(([name, value]) => element('div', {}, element('dt',
        {text: name}), element('dd', {text: value}))))];
  }

  messages(job) {
    const base = this.bases.find((other) => other.network === job.network)?.remarks ?? [];
    const remarks = [...(job.remarks ?? []), ...job.tables.flatMap((table) => table.remarks), ...job.leftOut, ...base];
    const told = [...(job.messages ?? []), ...remarks.map((text) => ({severity: 'remark', text}))];
    if (!job.failure && !job.moreTables && !job.tables.some((table) => table.isPlaced || table.isCut)) {
      told.push({severity: 'remark', text: 'Nothing of this job can be drawn: no GeoJSON or CSV among its outputs holds places.'});
    }
    if (told.length === 0) return [];
    const items = told.map((message) => element('li', {class: message.severity, text: message.text}));
    const warnings = job.warnings.length;
    const title = warnings ? plural(warnings, 'warning') : 'Remarks';
    return [fold(title, told.length === warnings ? '' : String(told.length), () => element('ul', {class: 'messages'},
        ...items), warnings > 0 || told.length < 3)];
  }

  directions(job) {
    const table = job.table('directions');
    if (!table || table.count === 0) return [];
    return grouped(allRows(table), (row) => table.at(row, 'route')).map(([route, rows], place, all) => fold(
      all.length > 1 ? route : 'Directions', plural(rows.length, 'step'), () => this.steps(table, rows, route, job),
          place === 0));
  }

  steps(table, rows, route, job) {
    const list = element('ol', {class: 'steps'});
    list.style.setProperty('--colour', routeColour(table.job, route));
    for (const row of rows) {
      const target = wayOf(table, row), length = table.at(row, 'length'), time = table.at(row, 'time');
      const amounts = [length > 0 && distance(length, job), time > 0 && minutes(time)].filter(Boolean).join(' · ');
      list.append(element('li', {class: STATIONS.has(table.at(row, 'maneuver')) ? 'station' : null}, element('button', {
        type: 'button', onclick: () => this.choose(target), onmouseenter: () => this.point(target),
            onmouseleave: () => this.point(null),
        onfocus: () => this.point(target), onblur: () => this.point(null),
      }, element('span', {text: table.at(row, 'text')}), amounts ? element('small', {text: amounts}) : null)));
    }
    return list;
  }

  tables(job) {
    return job.tables.filter((table) => table.name !== 'directions' && table.name !== 'ways' && table.count > 0)
        .map((table) => fold(
      TITLES[table.name], this.rows(table), () => tableView(table, {choose: this.choose})));
  }

  rows(table) {
    const rows = plural(table.total, 'row');
    return table.total > table.count ? `${thousands(table.count)} of ${rows}` : rows;
  }

  parameters(job) {
    if (!job.parameters?.length) return [];
    return [fold('Parameters', String(job.parameters.length), () => element('div', {class: 'sheet'}, element('div',
        {class: 'scroller', tabindex: '0', role: 'region', 'aria-label': 'Parameters'},
      element('table', {}, element('tbody', {}, ...job.parameters.map(([path, value, origin]) => element('tr', {},
        element('th', {scope: 'row', text: path}), element('td', {text: value}), element('td', {class: 'origin',
            text: origin}))))))))];
  }

  files(job) {
    if (!job.files?.length) return [];
    const items = job.files.map(([name, bytes]) => element('li', {},
      this.linksFiles ? element('a', {href: `${encodeURIComponent(job.name)}/${encodeURIComponent(name)}`,
          text: name}) : element('span', {text: name}),
      element('small', {text: sizeText(bytes)})));
    return [fold('Files', String(items.length), () => element('ul', {class: 'files'}, ...items))];
  }

  origin(job) { return job.attribution ? [element('p', {class: 'origin', text: job.attribution})] : []; }
}

const STATIONS = new Set(['depart', 'arrive', 'arrive_left', 'arrive_right']);

// The way of a step; for a step without extent its place.
function wayOf(table, row) {
  const ways = table.job.table('ways');
  if (ways) {
    ways.index ??= new Map(allRows(ways).map((way) => [`${ways.at(way, 'step')} ${ways.at(way, 'route')}`, way]));
    const way = ways.index.get(`${table.at(row, 'step')} ${table.at(row, 'route')}`);
    if (way !== undefined && ways.shapes.kinds[way] !== NOTHING) return {table: ways, row: way};
  }
  return {table, row};
}
