import { create } from 'zustand';

export type Selected = 'expenses' | 'shifts' | 'invoices';

interface Selection {
  expenses: readonly number[];
  shifts: readonly number[];
  invoices: readonly number[];
}

const NOTHING: Selection = { expenses: [], shifts: [], invoices: [] };

/** The records ticked in a list, by id. They outlive the page, so that an invoice is made of shifts and expenses both. */
export const useSelection = create<Selection>(() => NOTHING);

export const select = (kind: Selected, ids: readonly number[]) => useSelection.setState({ [kind]: [...new Set(ids)] });

export function toggleSelected(kind: Selected, id: number) {
  const ids = useSelection.getState()[kind];
  select(kind, ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
}

/** Clears one kind, or all of them. */
export const clearSelection = (kind?: Selected) => useSelection.setState(kind ? { [kind]: [] } : NOTHING);
