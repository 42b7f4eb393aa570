import { create } from 'zustand';

export type Selected = 'expenses' | 'shifts' | 'invoices';

interface Selection {
  expenses: readonly number[];
  shifts: readonly number[];
  invoices: readonly number[];
}

const NOTHING: Selection = { expenses: [], shifts: [], invoices: [] };

/** Ids of the records selected in lists. They survive a navigation, so that one invoice can be made of both shifts and expenses. */
export const useSelection = create<Selection>(() => NOTHING);

export const select = (kind: Selected, ids: readonly number[]) => useSelection.setState({ [kind]: [...new Set(ids)] });

export function toggleSelected(kind: Selected, id: number) {
  const ids = useSelection.getState()[kind];
  select(kind, ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
}

/** Clears the selection of one kind, or of all. */
export const clearSelection = (kind?: Selected) => useSelection.setState(kind ? { [kind]: [] } : NOTHING);
