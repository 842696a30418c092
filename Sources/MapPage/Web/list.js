// The list of jobs, and the search through all that the page knows.

class JobList {
  // `leftOut` jobs have no room on the page.
  constructor(place, jobs, bases, {leftOut, open, choose, preview}) {
    Object.assign(this, {place, jobs, bases, leftOut, open, choose, preview});
    place.addEventListener('keydown', (event) => this.step(event));
  }

  // Shows the jobs of a network (null: all) that match a text, and the rows of their tables that do.
  show(network, query) {
    const wanted = query.trim().toLowerCase().split(/\s+/).filter(Boolean);
    // What failed is told whatever network is looked at: nobody may miss it.
    const inNetwork = this.jobs.filter((job) => network === null || networkOf(job) === network || job.failure);
    const jobs = inNetwork.filter((job) => matches(jobText(job), wanted));
    const list = element('ul', {class: 'list'}, ...jobs.slice(0, LISTED_AT_ONCE).map((job) => this.item(job)));
    this.place.replaceChildren(list, ...this.rest(list, jobs.slice(LISTED_AT_ONCE)));
    if (wanted.length) this.place.append(this.found(inNetwork, network, wanted));
    if (jobs.length === 0) this.place.prepend(element('p', {class: 'plain', text: this.none(network, wanted)}));
    return jobs;
  }

  // What is said where no job matches.
  none(network, wanted) {
    const others = this.jobs.filter((job) => matches(jobText(job), wanted)).length;
    if (network === null || others === 0) {
      const unknown = this.leftOut > 0 ? `; of ${plural(this.leftOut, 'more job')} this page knows nothing` : '';
      return `No job${unknown ? ' here' : ''} has such a name or description${unknown}.`;
    }
    return `No job on ${network || 'no network'} has such a name or description; ${plural(others, 'job')} elsewhere.`;
  }

  // A way to the jobs that are not listed yet.
  rest(list, jobs) {
    if (jobs.length === 0) return [];
    const more = element('button', {type: 'button', class: 'more', text: `Show ${plural(jobs.length, 'more job')}`,
        onclick: () => {
      list.append(...jobs.slice(0, LISTED_AT_ONCE).map((job) => this.item(job)));
      more.replaceWith(...this.rest(list, jobs.slice(LISTED_AT_ONCE)));
    }});
    return [more];
  }

  item(job) {
    const figures = figuresOf(job).slice(0, 3).map(([name, value]) => element('span', {}, element('b', {text: value}),
        ` ${name.toLowerCase()}`));
    const about = job.failure ? job.reason?.split('\n')[0] : job.description;
    return element('li', {}, element('button', {
      type: 'button', class: 'job', 'data-job': job.name, onclick: () => this.open(job),
      onmouseenter: () => this.preview(job), onfocus: () => this.preview(job), onmouseleave: () => this.preview(null),
          onblur: () => this.preview(null),
    },
    element('span', {class: `sign ${job.failure ? 'bad' : job.kind}`}, icon(job.failure ? 'none' : job.kind)),
    element('span', {class: 'text'},
      element('span', {class: 'name'}, element('strong', {text: job.name}), badge(job)),
      about ? element('span', {class: 'about', text: about}) : null,
      figures.length ? element('span', {class: 'figures'}, ...figures) : null)));
  }

  // Streets and rows of tables with a text that matches, some of them.
  found(jobs, network, wanted) {
    const rows = this.streets(network, wanted), streets = rows.length;
    for (const job of jobs) {
      for (const table of job.tables) {
        if (!table.isPlaced || table.name === 'ways' || rows.length >= MOST_FOUND) continue;
        const titles = new Set();
        for (let row = 0; row < table.count && rows.length < MOST_FOUND; row++) {
          if (table.shapes.kinds[row] === NOTHING || !matches(rowText(table, row), wanted)) continue;
          // A street is reached in many pieces.
          if (table.name === 'lines' && titles.has(rowTitle(table, row))) continue;
          titles.add(rowTitle(table, row));
          rows.push({table, row, of: `${TITLES[table.name]} · ${job.name}`});
        }
      }
    }
    if (rows.length === 0) return element('p', {class: 'plain', text: 'Nothing on the map has such a name.'});
    return element('section', {class: 'found'},
      element('h2', {text: `On the map: ${rows.length < MOST_FOUND && streets < MOST_STREETS ? '' : 'the first '
      }${rows.length}`}),
      element('ul', {class: 'list'}, ...rows.map(({table, row, of}) => element('li', {}, element('button', {
        type: 'button', class: 'place', onclick: () => this.choose({table, row}),
      }, element('strong', {text: rowTitle(table, row)}), element('span', {text: of}))))));
  }

  // Of the ground below the results, each once.
  streets(network, wanted) {
    const found = new Map();
    for (const base of this.bases.filter((other) => network === null || other.network === network)) {
      for (const table of base.layers) {
        for (let row = 0; row < table.count && found.size < MOST_STREETS; row++) {
          const name = table.at(row, 'name'), key = `${base.network}\n${name}`;
          if (!name || found.has(key) || !matches(name.toLowerCase(), wanted)) continue;
          found.set(key, {table, row, of: base.kind === 'streets' ? `Street · ${base.network}` : base.network});
        }
      }
    }
    return [...found.values()];
  }

  // Up and down go from job to job.
  step(event) {
    const way = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (!way) return;
    const buttons = [...this.place.querySelectorAll('button')];
    const next = buttons[buttons.indexOf(document.activeElement) + way];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
}

const MOST_FOUND = 60, MOST_STREETS = 20, LISTED_AT_ONCE = 400;

function networkOf(job) { return job.network ?? ''; }

function jobText(job) {
  job.searched ??= [job.name, job.description, KINDS[job.kind], job.network, job.mode, job.state,
      job.reason].filter(Boolean).join(' ').toLowerCase();
  return job.searched;
}

// Columns that name what a row belongs to, and not the row.
const OF_OTHERS = new Set(['route', 'facility']);

function rowText(table, row) {
  const own = table.columns.filter((column) => !OF_OTHERS.has(column.name) || table.name === 'routes');
  const says = own.map((column) => [column.name, column.at(row)])
      .filter(([name, value]) => typeof value === 'string' || value !== null && isID(name));
  return says.map(([, value]) => value).join(' ').toLowerCase();
}

// Ids may be numbers.
function isID(column) { return column === 'id' || column.endsWith('_id'); }

function matches(text, wanted) { return wanted.every((word) => text.includes(word)); }
