import type { RemoteConfig } from '@careloom/federation/define-remote';

export const menu: RemoteConfig['menu'] = [
  {
    group: 'timesheet',
    label: 'menu.timesheet.shift_logs',
    icon: 'clock',
    route: 'shiftLogs',
    permission: 'timesheet-read',
    area: 'shared',
    order: 141,
  },
  {
    group: 'timesheet',
    label: 'menu.timesheet.shift_schedule',
    icon: 'calendar-clock',
    route: 'shiftSchedule',
    permission: 'timesheet-read',
    area: 'shared',
    order: 142,
  },
];
