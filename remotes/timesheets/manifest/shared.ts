import { routes } from '@careloom/federation/define-remote';

/** Two named views share one path; the last segment distinguishes them. */
const LOG = { shiftType: ['log'] };
const SCHEDULE = { shiftType: ['schedule'] };

export const sharedRoutes = routes(
  { area: 'shared', permission: 'timesheet-read' },
  {
    shiftLogs: {
      path: '/:type/timesheet/:shiftType',
      title: 'Shift Logs',
      breadcrumb: 'Dashboard > Time sheet > Shift Logs',
      where: LOG,
      page: './pages/shifts-page',
    },
    shiftSchedule: {
      path: '/:type/timesheet/:shiftType',
      title: 'Shift Schedule',
      breadcrumb: 'Dashboard > Time sheet > Shift Schedule',
      where: SCHEDULE,
      page: './pages/shifts-page',
    },
    'shift-log-details': {
      path: '/:type/timesheet/:shiftType/detail/:id',
      title: 'Shift',
      breadcrumb: 'Dashboard > Time sheet > Shift Logs > {shift}',
      where: LOG,
      page: './pages/shift-page',
    },
    'shift-schedule-details': {
      path: '/:type/timesheet/:shiftType/detail/:id',
      title: 'Shift',
      breadcrumb: 'Dashboard > Time sheet > Shift Schedule > {shift}',
      where: SCHEDULE,
      page: './pages/shift-page',
    },
    calenderShiftLog: {
      path: '/:type/calender/:shiftType',
      title: 'Shift Log Calendar',
      breadcrumb: 'Dashboard > Time sheet > Shift Logs > Calendar',
      where: LOG,
      page: './pages/calendar-page',
    },
    calenderShiftSchedule: {
      path: '/:type/calender/:shiftType',
      title: 'Shift Schedule Calendar',
      breadcrumb: 'Dashboard > Time sheet > Shift Schedule > Calendar',
      where: SCHEDULE,
      page: './pages/calendar-page',
    },
  },
);

export const planningRoutes = routes(
  { area: 'shared', permission: 'shift-create' },
  {
    'timesheets:roster': {
      path: '/:type/roster',
      title: 'Roster',
      breadcrumb: 'Dashboard > Time sheet > Shift Schedule > Roster',
      page: './pages/roster-page',
    },
  },
);

/** The upload of shifts as a sheet, for users who may add shifts. */
export const uploadRoutes = routes(
  { area: 'shared', permission: 'shift-create' },
  {
    'timesheets:upload': {
      path: '/:type/timesheet/:shiftType/upload',
      title: 'Upload Timesheet CSV',
      breadcrumb: 'Dashboard > Time sheet > Shift Logs > Upload Timesheet CSV',
      where: LOG,
      page: './pages/upload-page',
    },
  },
);
