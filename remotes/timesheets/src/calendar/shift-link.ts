import { SCHEDULED, type Shift } from '@careloom/contract/resources/shifts';
import { fullName } from '@careloom/shared/format';
import { hrefOf, queryString } from '@careloom/shared/navigation';

/** Address of the list of planned or worked shifts, filtered by the worker and day of the shift. */
export function hrefOfShift({ status, date, worker }: Pick<Shift, 'status' | 'date' | 'worker'>): string {
  const list = SCHEDULED.includes(status) ? hrefOf('shiftSchedule', { shiftType: 'schedule' }) : hrefOf('shiftLogs', { shiftType: 'log' });
  return list + queryString({ from: date, to: date, search: worker && fullName(worker) });
}
