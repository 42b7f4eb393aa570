import { addDays } from '../../platform/clock/local-day';
import { type DayPart, partsOfDays, partsOfShift } from './parts-of-day';

/** A person on a board, with the file of their picture. */
export interface Comer {
  name: string;
  picture: number | null;
}

/** A shift that was not cancelled, with its worker. */
export interface PlannedShift {
  start_at: Date;
  end_at: Date;
  status: string;
  worker_id: number | null;
  name: string | null;
  picture: number | null;
}

/** A part of a day and the people who come in it. `isOpen`: a shift in it has no known worker yet. */
export interface FilledPart extends DayPart {
  people: Comer[];
  isOpen: boolean;
}

/** Whether the worker of a shift is known. The worker of a draft is not: they have not been notified, and may still be replaced. */
export const isKnown = ({ worker_id, status }: Pick<PlannedShift, 'worker_id' | 'status'>): boolean =>
  worker_id !== null && status !== 'draft';

/** The people who come in each part of a week, each once. @param monday `yyyy-MM-dd`; @param shifts in order of time */
export function partsOfWeek(shifts: readonly PlannedShift[], monday: string, timeZone: string): FilledPart[] {
  // Also the day before and the day after: a shift that mostly belongs to one of them is shown there.
  const parts = partsOfDays(
    Array.from({ length: 9 }, (_, at) => addDays(monday, at - 1)),
    timeZone,
  );
  const placed = shifts.map((shift) => ({
    shift,
    within: new Set(partsOfShift({ from: shift.start_at.getTime(), to: shift.end_at.getTime() }, parts)),
  }));
  const sunday = addDays(monday, 6);
  return parts
    .filter(({ date }) => monday <= date && date <= sunday)
    .map((part) => {
      const here = placed.filter(({ within }) => within.has(part)).map(({ shift }) => shift);
      return { ...part, people: comersOf(here.filter(isKnown)), isOpen: here.some((shift) => !isKnown(shift)) };
    });
}

function comersOf(shifts: readonly PlannedShift[]): Comer[] {
  const byWorker = new Map(shifts.map(({ worker_id, name, picture }) => [worker_id, { name: name ?? '', picture }]));
  return [...byWorker.values()];
}
