import type { ShiftRosterData } from '@careloom/contract/resources/shift-roster';
import { useState } from 'react';

/**
 * A roster with the workers of an earlier answer for the same days and house: a worker whose last shift was moved away keeps the row, so that no
 * row moves while the user edits, and Undo can restore the shift to its row.
 */
export function withKept(data: ShiftRosterData, before: ShiftRosterData): ShiftRosterData {
  const known = new Set(data.workers.map(({ id }) => id));
  if (before.workers.every(({ id }) => known.has(id))) return data;
  const now = new Map(data.workers.map((worker) => [worker.id, worker]));
  const old = new Set(before.workers.map(({ id }) => id));
  return {
    ...data,
    workers: [...before.workers.map((worker) => now.get(worker.id) ?? worker), ...data.workers.filter(({ id }) => !old.has(id))],
  };
}

/** @param of identifies the days and the house: if they change, nothing is kept */
export function useKeptWorkers(data: ShiftRosterData | undefined, of: string): ShiftRosterData | undefined {
  const [kept, keep] = useState<{ of: string; data: ShiftRosterData; shown: ShiftRosterData } | null>(null);
  if (!data || (kept?.data === data && kept.of === of)) return data && kept?.shown;
  const shown = kept?.of === of ? withKept(data, kept.shown) : data;
  keep({ of, data, shown });
  return shown;
}
