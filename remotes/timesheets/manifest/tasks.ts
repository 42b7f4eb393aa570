import type { TaskConfig } from '@careloom/federation/define-remote';

/** Unfilled shifts that begin soon. */
export const tasks: TaskConfig[] = [
  {
    kind: 'unfilled-shift',
    order: 30,
    title: 'timesheets:task.unfilled',
    line: 'timesheets:task.unfilled_line',
    picture: 'house',
    state: { label: 'timesheets:task.unfilled_state', icon: 'user-round-x', tone: 'stopped' },
    route: 'shift-schedule-details',
    params: { shiftType: 'schedule', id: '{id}' },
    verb: 'timesheets:task.unfilled_open',
    list: {
      label: 'timesheets:task.unfilled_list',
      route: 'shiftSchedule',
      params: { shiftType: 'schedule' },
      query: { status: 'published' },
    },
  },
];

export const taskTexts = {
  'timesheets:task.unfilled': '{house}, {name}',
  'timesheets:task.unfilled_line': '{date}, {times} · no worker yet',
  'timesheets:task.unfilled_state': 'Unfilled',
  'timesheets:task.unfilled_open': 'Find a worker',
  'timesheets:task.unfilled_list': '{count} in 72 hours: see the schedule',
  'timesheets:task.unfilled_list_one': 'See the schedule',
} as const;
