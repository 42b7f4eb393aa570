import type { Write, InputFor } from '@careloom/contract/call';
import type { Shift } from '@careloom/contract/resources/shifts';
import { notify } from '@careloom/shared/chrome';
import { formatDate } from '@careloom/shared/format';
import { notKeptMessage, queueWrite, type WriteResult } from '@careloom/shared/write-queue';
import { t } from './texts';
import type { OwnAct } from './acts-at';

/** The key of all writes of a shift: writes with the same key are sent in order, one after the other. */
export const aboutShift = ({ id }: Pick<Shift, 'id'>): string => `shift ${id}`;

/** Makes a write of the own shift through the queue: it is kept on the phone until it was sent. */
export function writeOwn<C extends Write>(call: C, input: InputFor<C>, shift: Pick<Shift, 'id' | 'house' | 'date'>, act: OwnAct) {
  const values = { act: t(`own.act.${act}`), house: shift.house.name, day: formatDate(shift.date) };
  const { start_time: start, end_time: end } = input as Record<string, unknown>;
  const title =
    typeof start === 'string' && typeof end === 'string' ? t('own.write_hours', { ...values, start, end }) : t('own.write', values);
  return queueWrite(call, input, { about: aboutShift(shift), title });
}

/** Reports the refusal of a write without a form. It stays in the queue, where it can be sent again. */
export function notifyFailure(result: WriteResult): void {
  if (result.state === 'refused') notify('error', Object.values(result.errors).flat()[0] ?? result.message);
  if (result.state === 'not-kept') notify('error', notKeptMessage(result.reason));
}
