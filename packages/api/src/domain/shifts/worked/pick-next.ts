import { MINUTE } from '@careloom/pay/wall-time';

/** How long a past shift that is not submitted takes precedence over the next one, in milliseconds. */
export const TO_SUBMIT = 24 * 60 * MINUTE;
/** A shift that begins within this time takes precedence over one that waits to be submitted, in milliseconds. */
const SOON = 60 * MINUTE;

interface Candidate {
  start_at: Date;
  end_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
}

/**
 * The shift that is most relevant to its worker: one under way; one about to begin; a past one that waits to be submitted; else the next.
 * @param open shifts that are not submitted, in the order of their start
 */
export function pickNext<Shift extends Candidate>(open: readonly Shift[], now: Date): Shift | undefined {
  const isWorked = ({ start_at, end_at, started_at, finished_at }: Shift) =>
    finished_at === null && end_at > now && (start_at <= now || started_at !== null);
  const isOver = ({ end_at, finished_at }: Shift) => end_at <= now || finished_at !== null;
  const next = open.find((shift) => !isOver(shift) && !isWorked(shift));
  const isSoon = next !== undefined && next.start_at.getTime() - now.getTime() <= SOON;
  const worked = open.find(isWorked);
  const over = open.findLast((shift) => isOver(shift) && now.getTime() - shift.end_at.getTime() <= TO_SUBMIT);
  return worked ?? (isSoon ? next : undefined) ?? over ?? next;
}
