// Parts of the page. Texts of jobs and sources are set as texts, never as HTML.

function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === 'text') made.textContent = value;
    else if (name.startsWith('on')) made.addEventListener(name.slice(2), value);
    else made.setAttribute(name, value === true ? '' : value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

const ICONS = {
  route: 'M4 15c0-5 8-3 8-8M4 15a2 2 0 1 0 0 .1M12 5a2 2 0 1 0 0-.1',
  service_area: 'M8 1.8a6.2 6.2 0 1 0 .1 0M8 5a3 3 0 1 0 .1 0M8 7.6v.8',
  trace: 'M2 12h4V4h5M11 4a2 2 0 1 0 0-.1M6 12h4M10 12a2 2 0 1 0 0-.1',
  related_records: 'M2 3.5h12v9H2zM2 6.5h12M6 6.5v6',
  none: 'M8 3v6M8 12v.5',
};

function icon(kind) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  made.setAttribute('viewBox', '0 0 16 16');
  made.setAttribute('class', 'icon');
  made.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', ICONS[kind] ?? ICONS.none);
  made.append(path);
  return made;
}

function swatch({colour, kind = ''}, paint) {
  const made = element('span', {class: `swatch ${paint} ${kind}`, 'aria-hidden': 'true'});
  made.style.setProperty('--colour', colour);
  return made;
}

function badge(job) {
  if (job.state === 'succeeded') return null;
  const tone = job.failure ? 'bad' : 'mild';
  return element('span', {class: `badge ${tone}`,
      text: job.state === 'succeeded with warnings' ? 'warnings' : job.state});
}

// A table of HTML with as many rows as are looked at; more on request.
function tableView(table, {choose, rows = allRows(table)}) {
  const columns = table.columns.filter((column) => !column.isEmpty);
  const body = element('tbody');
  let shown = 0;
  const more = element('button', {type: 'button', class: 'more', onclick: () => grow(200)});
  const grow = (count) => {
    for (const row of rows.slice(shown, shown + count)) body.append(tableRow(table, columns, row, choose));
    shown = Math.min(shown + count, rows.length);
    more.hidden = shown >= rows.length;
    more.textContent = `Show more of ${plural(rows.length, 'row')}`;
  };
  grow(50);
  const head = element('tr', {}, ...columns.map((column) => element('th', {scope: 'col', text: words(column.name)})));
  return element('div', {class: 'sheet'},
    element('div', {class: 'scroller', tabindex: '0', role: 'region', 'aria-label': TITLES[table.name] ?? table.name},
      element('table', {}, element('thead', {}, head), body)), more);
}

function tableRow(table, columns, row, choose) {
  const isPlaced = table.isPlaced && table.shapes.kinds[row] !== NOTHING;
  const cells = columns.map((column, place) => {
    const value = column.at(row), text = told(table, column.name, value);
    const cell = element('td', {class: typeof value === 'number' ? 'number' : null});
    if (place === 0 && isPlaced) cell.append(element('button', {type: 'button', class: 'locate', text: text || 'show',
        onclick: () => choose({table, row})}));
    else cell.textContent = text;
    return cell;
  });
  return element('tr', {}, ...cells);
}

function fold(title, count, content, isOpen = false) {
  const made = element('details', {class: 'fold', open: isOpen},
    element('summary', {}, element('span', {text: title}), element('span', {class: 'count', text: count})));
  // Large tables are made when somebody opens them.
  const fill = () => { if (made.open && made.childElementCount === 1) made.append(content()); };
  made.addEventListener('toggle', fill);
  fill();
  return made;
}
