import type { RecordActConfig, RecordConfig } from '@careloom/federation/define-remote';

const SCHEDULED = ['draft', 'published', 'unfilled', 'confirmed'];

/** Shifts of the next weeks in the search that every page offers: found by worker, house, job or name. */
export const records: RecordConfig[] = [
  {
    kind: 'shift',
    order: 40,
    heading: 'timesheets:record.shifts',
    picture: 'person',
    icon: 'calendar-clock',
    line: 'timesheets:record.line',
    states: {
      draft: { label: 'timesheets:record.draft', icon: 'pencil-line', tone: 'quiet' },
      published: { label: 'timesheets:record.published', icon: 'megaphone', tone: 'done' },
      unfilled: { label: 'timesheets:record.unfilled', icon: 'user-round-x', tone: 'stopped' },
      confirmed: { label: 'timesheets:record.confirmed', icon: 'calendar-check-2', tone: 'done' },
      in_progress: { label: 'timesheets:record.in_progress', icon: 'circle-play', tone: 'moving' },
    },
    pages: [
      { states: SCHEDULED, route: 'shift-schedule-details', params: { shiftType: 'schedule', id: '{id}' } },
      { route: 'shift-log-details', params: { shiftType: 'log', id: '{id}' } },
    ],
    facts: { shift: 'timesheets:record.name', job: 'timesheets:record.job', hours: 'timesheets:record.hours' },
  },
];

export const recordActs: RecordActConfig[] = [
  {
    on: 'house',
    order: 20,
    label: 'timesheets:record.roster_of',
    icon: 'calendar-range',
    permission: 'shift-create',
    page: { route: 'timesheets:roster', query: { house: '{id}' } },
  },
];

export const recordTexts = {
  'timesheets:record.shifts': 'Shifts',
  'timesheets:record.line': '{date}, {times}',
  'timesheets:record.draft': 'Draft',
  'timesheets:record.published': 'Published',
  'timesheets:record.unfilled': 'Unfilled',
  'timesheets:record.confirmed': 'Confirmed',
  'timesheets:record.in_progress': 'In progress',
  'timesheets:record.name': 'Name',
  'timesheets:record.job': 'Job',
  'timesheets:record.hours': 'Total Hour',
  'timesheets:record.roster_of': 'Roster of {name}',
} as const;
