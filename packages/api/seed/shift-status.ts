import type { PricedShift } from '@careloom/pay/price-shift';
import type { Planned } from './plan';
import type { Setting } from './setting';
import type { shifts } from '../src/platform/db/schema/shifts';

export type ShiftRow = Planned<typeof shifts>;

type State = Pick<ShiftRow, 'status'> & { timesheet_added_at: Date | null; approved_at: Date | null };

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Work older than this is approved and goes on invoices. */
const APPROVED_AFTER_DAYS = 9;

/** The status of a shift by its time: planned, under way, worked, timesheet submitted, approved. Some are cancelled. */
export function statusAt({ random, calendar }: Setting, { start_at, end_at }: PricedShift): State {
  const [start, end, now] = [new Date(start_at).getTime(), new Date(end_at).getTime(), calendar.now.getTime()];
  const none = { timesheet_added_at: null, approved_at: null };
  if (random.chance(0.025)) return { status: 'cancelled', ...none };
  if (start > now) return { status: planned(random.next(), (start - now) / DAY_MS), ...none };
  if (end > now) return { status: 'in_progress', ...none };
  const age = (now - end) / DAY_MS;
  if (age < 1.5 || (age < 4 && random.chance(0.4))) return { status: 'completed', ...none };
  const timesheet_added_at = new Date(end + random.int(1, 20) * HOUR_MS);
  const approved_at = new Date(end + (24 + random.int(1, 60)) * HOUR_MS);
  if (approved_at.getTime() > now || (age < APPROVED_AFTER_DAYS && random.chance(0.5))) {
    return { status: 'submitted', timesheet_added_at, approved_at: null };
  }
  return { status: 'approved', timesheet_added_at, approved_at };
}

const planned = (share: number, daysAhead: number) => (daysAhead > 10 && share < 0.5 ? 'draft' : share < 0.6 ? 'confirmed' : 'published');
