import type { Expense } from '@careloom/contract/resources/expenses';
import { create } from 'zustand';

/** The ids of the expenses that the user has looked at with their receipt since the page was loaded. */
export const useSeen = create<{ ids: ReadonlySet<number> }>(() => ({ ids: new Set<number>() }));

export function markSeen({ id }: Pick<Expense, 'id'>): void {
  const { ids } = useSeen.getState();
  if (!ids.has(id)) useSeen.setState({ ids: new Set([...ids, id]) });
}
