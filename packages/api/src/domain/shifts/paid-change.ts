import type { Shift } from '@careloom/contract/resources/shifts';
import type { CurrentUser } from '../../platform/http/current-user';
import type { shifts } from '../../platform/db/schema/shifts';
import type { Tx } from '../../platform/db/transaction';
import { notify } from '../notifications/notify';
import { nameOf } from '../../platform/serialize/person';
import { clockOf, period } from '../../platform/serialize/values';
import type { Woken } from './wake-ups';

type Row = typeof shifts.$inferSelect;
type Paid = Pick<Row, 'job_id' | 'worker_id' | 'start_at' | 'end_at' | 'type' | 'is_holiday'>;

const keyOf = ({ job_id, worker_id, start_at, end_at, type, is_holiday }: Paid, woken: readonly Woken[]) =>
  JSON.stringify([
    [job_id, worker_id, start_at.getTime(), end_at.getTime(), type, is_holiday],
    woken.map(({ start_time, end_time, fold = 0 }) => [start_time, end_time, fold]),
  ]);

/** Whether the pay basis differs: hours, wake-ups, job, type, worker, or being a holiday. */
export const changesPay = (before: Paid, after: Paid, wokenBefore: readonly Woken[] = [], wokenAfter: readonly Woken[] = []): boolean =>
  keyOf(before, wokenBefore) !== keyOf(after, wokenAfter);

/** Whether a change by this user returns the shift to its worker: it was submitted, and the user is not the worker. */
export const returnsToWorker = (
  before: Pick<Row, 'status' | 'returned_at'>,
  after: { worker_id: number | null },
  user: { id: number },
): boolean =>
  (before.status === 'submitted' || before.status === 'approved' || before.returned_at !== null) &&
  after.worker_id !== null &&
  after.worker_id !== user.id;

/** The columns of a shift that returns to its worker. The status follows from its hours: completed, in progress or published. */
export function returned({ start_at, end_at }: Pick<Row, 'start_at' | 'end_at'>, now: Date) {
  const status = end_at <= now ? ('completed' as const) : start_at <= now ? ('in_progress' as const) : ('published' as const);
  return { status, returned_at: now, approved_by_id: null, approved_at: null };
}

interface Described extends Pick<Shift, 'date' | 'start_time' | 'end_time' | 'type' | 'total_cost'> {
  job?: Shift['job'];
  worker?: Shift['worker'];
  is_holiday?: 0 | 1 | undefined;
}

const partsOf = (shift: Described, woken: readonly Woken[]): string[] => [
  period(shift.date, shift.date),
  `${clockOf(shift.start_time)}–${clockOf(shift.end_time)}`,
  shift.type.replace('_', ' '),
  woken.map(({ start_time, end_time }) => `woken ${start_time}–${end_time}`).join(' and ') || 'no wake-up',
  shift.is_holiday ? 'public holiday' : 'no declared holiday',
  shift.job?.name ?? '',
  shift.worker ? nameOf(shift.worker) : '',
  `$${shift.total_cost}`,
];

/** The differences between two versions of a shift as text: `09:00–17:00, $320.00` and `09:00–18:00, $360.00`. */
export function differenceOf(before: Described, after: Described, wokenBefore: readonly Woken[] = [], wokenAfter: readonly Woken[] = []) {
  const [was, is] = [partsOf(before, wokenBefore), partsOf(after, wokenAfter)];
  const differing = was.flatMap((part, at) => (part === is[at] ? [] : [at]));
  const words = (parts: readonly string[]) => differing.map((at) => parts[at]).join(', ');
  return { before: words(was), after: words(is) };
}

/** Notifies the previous and the current worker of a timesheet of its old and new values. */
export async function notifyOfChange(
  tx: Tx,
  user: CurrentUser,
  { id, name, workers }: { id: number; name: string; workers: readonly (number | null)[] },
  difference: { before: string; after: string },
): Promise<void> {
  const to = workers.filter((worker) => worker !== null && worker !== user.id) as number[];
  const values = { name: `${user.firstName} ${user.lastName}`, shift: name, ...difference };
  await notify(tx, { to, type: 'shift_changed', routeId: id, senderId: user.id, values });
}
