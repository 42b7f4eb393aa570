import { formatDate } from '../../format/index';
import { namesOf, type ListState } from '../state/list-state';
import type { Filter } from '../core/definition';

type Values = ListState['filters'];

/** The value of a filter as text: "Open, Assigned", "1 Nov 2026 – 30 Nov 2026". Null if it has none. */
export function filterText(filter: Filter, values: Values): string | null {
  if (filter.kind === 'select') {
    const chosen = chosenOf(filter.name, values);
    const words = filter.options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
    return words.join(', ') || null;
  }
  const [from, to] = [values[filter.from], values[filter.to]];
  if (!from && !to) return null;
  if (from === to) return formatDate(from);
  return `${from ? formatDate(from) : '…'} – ${to ? formatDate(to) : '…'}`;
}

export const chosenOf = (name: string, values: Values) => (values[name] ?? '').split(',').filter(Boolean);

/** The change that clears a filter. */
export const emptied = (filter: Filter): Record<string, null> => Object.fromEntries(namesOf(filter).map((name) => [name, null]));

/** The change when an option is turned on or off; values keep the order of the options. */
export function withOption(filter: Extract<Filter, { kind: 'select' }>, values: Values, value: string, on: boolean) {
  if (!filter.multiple) return { [filter.name]: on ? value : null };
  const chosen = chosenOf(filter.name, values);
  const next = filter.options.map((option) => option.value).filter((other) => (other === value ? on : chosen.includes(other)));
  return { [filter.name]: next.join(',') || null };
}
