import { routes } from '@careloom/federation/define-remote';

/** Two named views share one path; the last segment tells them apart. */
const LOG = { shiftType: ['log'] };
const SCHEDULE = { shiftType: ['schedule'] };

export const sharedRoutes = routes(
  { area: 'shared', permission: 'timesheet-read' },
  {
    shiftLogs: ['/:type/timesheet/:shiftType', 'Shift Logs', 'Dashboard > Time sheet > Shift Logs', { where: LOG }],
    shiftSchedule: ['/:type/timesheet/:shiftType', 'Shift Schedule', 'Dashboard > Time sheet > Shift Schedule', { where: SCHEDULE }],
    calenderShiftLog: [
      '/:type/calender/:shiftType',
      'Shift Log Calendar',
      'Dashboard > Time sheet > Shift Logs > Calendar',
      { where: LOG },
    ],
    calenderShiftSchedule: [
      '/:type/calender/:shiftType',
      'Shift Schedule Calendar',
      'Dashboard > Time sheet > Shift Schedule > Calendar',
      { where: SCHEDULE },
    ],
  },
);
