const FIELDS = ['domain', 'owner', 'status', 'visibility'] as const;

type Field = (typeof FIELDS)[number];

/** Puts a choice for each field above the table of contracts. What is chosen stands in the address, so that it can be sent. */
export function filterContracts(place: HTMLElement): void {
  const rows = [...document.querySelectorAll<HTMLElement>('table.contracts tbody tr')];
  if (place.childElementCount > 0 || rows.length === 0) return;
  const selects = FIELDS.map((field) => makeSelect(field, rows));
  const words = makeWords();
  const count = document.createElement('p');
  count.setAttribute('role', 'status');
  count.className = 'filter-count';
  const fieldset = document.createElement('div');
  fieldset.className = 'filters';
  fieldset.setAttribute('role', 'search');
  fieldset.setAttribute('aria-label', 'Filter the contracts');
  fieldset.append(labelled('Name', words), ...selects.map((select) => labelled(titleOf(select.name), select)));
  place.append(fieldset, count);

  const read = (): void => {
    const chosen = new URLSearchParams(location.search);
    for (const control of [words, ...selects]) control.value = chosen.get(control.name) ?? '';
    show();
  };
  const show = (): void => {
    const shown = rows.filter((row) => {
      const isChosen = selects.every(({ name, value }) => value === '' || row.dataset[name] === value);
      const isMeant = (row.firstElementChild?.textContent ?? '').includes(words.value.trim().toLowerCase());
      row.hidden = !(isChosen && isMeant);
      return !row.hidden;
    });
    count.textContent = `${shown.length} of ${rows.length} contracts`;
  };
  const change = (): void => {
    const chosen = [words, ...selects].flatMap(({ name, value }) => (value === '' ? [] : [[name, value]]));
    const query = new URLSearchParams(chosen).toString();
    history.replaceState(history.state, '', `${location.pathname}${query === '' ? '' : `?${query}`}${location.hash}`);
    show();
  };
  for (const control of [words, ...selects]) control.addEventListener('input', change);
  window.addEventListener('popstate', read);
  read();
}

function makeWords(): HTMLInputElement {
  const input = document.createElement('input');
  input.type = 'search';
  input.name = 'name';
  input.placeholder = 'part of a name';
  input.autocomplete = 'off';
  return input;
}

function makeSelect(field: Field, rows: readonly HTMLElement[]): HTMLSelectElement {
  const select = document.createElement('select');
  select.name = field;
  const values = [...new Set(rows.map((row) => row.dataset[field] ?? ''))].sort();
  select.append(new Option('all', ''), ...values.map((value) => new Option(value, value)));
  return select;
}

function labelled(title: string, control: HTMLElement): HTMLLabelElement {
  const label = document.createElement('label');
  const words = document.createElement('span');
  words.textContent = title;
  label.append(words, control);
  return label;
}

const titleOf = (field: string): string => field.charAt(0).toUpperCase() + field.slice(1);
