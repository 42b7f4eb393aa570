import { useState } from 'react';
import type { Column, ListCall, ListDefinition, RowOf, SelectFilter } from './definition';

/** The choice of optional columns, in the form of a filter with several values. */
export interface ColumnChoice {
  filter: SelectFilter;
  values: Readonly<Record<string, string>>;
  onChange: (changes: Readonly<Record<string, string | null>>) => void;
}

const NAME = 'columns';
const keyOf = (call: ListCall) => `careloom.columns.${call.id}`;

/** Keys of columns, separated by commas. Storage may be denied: then no column is chosen. */
function stored(call: ListCall): string {
  try {
    return localStorage.getItem(keyOf(call)) ?? '';
  } catch (refused) {
    console.warn('The chosen columns can not be read in this browser.', refused);
    return '';
  }
}

function store(call: ListCall, chosen: string): void {
  try {
    localStorage.setItem(keyOf(call), chosen);
  } catch (refused) {
    console.warn('The chosen columns can not be kept in this browser.', refused);
  }
}

/**
 * The columns that a list shows: its own, and the chosen optional ones. The choice is stored in this browser, for all lists
 * of the same call.
 * @returns `choice` is null for a list without optional columns
 */
export function useColumns<C extends ListCall>(
  { call, columns }: ListDefinition<C>,
  label: string,
): { columns: readonly Column<RowOf<C>>[]; choice: ColumnChoice | null } {
  const [chosen, setChosen] = useState(() => stored(call));
  const options = columns.flatMap(({ optional, key, head }) => (optional ? { value: key, label: head } : []));
  if (options.length === 0) return { columns, choice: null };
  const keys = chosen.split(',');
  return {
    columns: columns.filter(({ optional, key }) => !optional || keys.includes(key)),
    choice: {
      filter: { kind: 'select', name: NAME, label, options, multiple: true },
      values: { [NAME]: chosen },
      onChange: ({ [NAME]: next }) => {
        setChosen(next ?? '');
        store(call, next ?? '');
      },
    },
  };
}
