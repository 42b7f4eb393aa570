import type { NextShift } from '@careloom/contract/resources/worked-shifts';
import { workedShifts } from '@careloom/contract/resources/worked-shifts';
import { shifts } from '@careloom/contract/resources/shifts';
import { timesheets } from '@careloom/contract/resources/timesheets';
import type { QueuedWrite } from '@careloom/shared/write-queue';

/** A shift as it will be once all waiting writes are sent; `wakeUps` are the waiting ones, which have no price yet. */
export interface Seen {
  shift: NextShift;
  wakeUps: readonly { start_time: string; end_time: string }[];
  declined: boolean;
}

type Queued = Pick<QueuedWrite, 'call' | 'input' | 'refusal'>;

/** Refused writes change nothing. */
export function withQueued(shift: NextShift, writes: readonly Queued[]): Seen {
  return writes
    .filter(({ refusal }) => refusal === null)
    .reduce<Seen>((seen, { call, input }) => ({ ...seen, ...applied(seen, call.id, input) }), { shift, wakeUps: [], declined: false });
}

function applied({ shift, wakeUps }: Seen, call: string, input: QueuedWrite['input']): Partial<Seen> {
  const text = (name: string) => String(input[name]);
  switch (call) {
    case shifts.confirm.id:
      return { shift: { ...shift, status: 'confirmed' } };
    case shifts.decline.id:
      return { declined: true };
    case workedShifts.start.id:
      return { shift: { ...shift, status: 'in_progress', started_at: text('at') } };
    case workedShifts.wakeUp.id:
      return { wakeUps: [...wakeUps, { start_time: text('start_time'), end_time: text('end_time') }] };
    case workedShifts.finish.id:
      return {
        shift: { ...shift, status: 'completed', finished_at: text('at'), start_time: text('start_time'), end_time: text('end_time') },
      };
    case timesheets.submit.id:
      return { shift: { ...shift, status: 'submitted' } };
    default:
      return {};
  }
}
