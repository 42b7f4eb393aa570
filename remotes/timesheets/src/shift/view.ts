import { SCHEDULED, type Shift } from '@careloom/contract/resources/shifts';
import { hrefOf } from '@careloom/shared/navigation';

/** The two lists of shifts: those that have begun, and upcoming ones. */
export type ShiftView = 'log' | 'schedule';

export const viewOf = ({ status }: Pick<Shift, 'status'>): ShiftView => (SCHEDULED.includes(status) ? 'schedule' : 'log');

export const hrefOfList = (view: ShiftView): string =>
  view === 'log' ? hrefOf('shiftLogs', { shiftType: 'log' }) : hrefOf('shiftSchedule', { shiftType: 'schedule' });

/** The address of a shift's page. `view` is the list that links to it. */
export const hrefOfShift = (id: number, view: ShiftView): string =>
  view === 'log' ? hrefOf('shift-log-details', { shiftType: 'log', id }) : hrefOf('shift-schedule-details', { shiftType: 'schedule', id });
