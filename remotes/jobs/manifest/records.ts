import type { RecordActConfig, RecordConfig } from '@careloom/federation/define-remote';

/** Jobs in the command palette. A worker has separate pages for jobs to apply for, current jobs and past jobs. */
export const records: RecordConfig[] = [
  {
    kind: 'job',
    order: 50,
    heading: 'jobs:record.jobs',
    picture: 'icon',
    icon: 'briefcase',
    line: 'jobs:record.line',
    states: {
      open: { label: 'jobs:record.open', icon: 'door-open', tone: 'open' },
      assigned: { label: 'jobs:record.assigned', icon: 'user-round-check', tone: 'moving' },
      closed: { label: 'jobs:record.closed', icon: 'flag', tone: 'quiet' },
      archived: { label: 'jobs:record.archived', icon: 'archive', tone: 'quiet' },
    },
    pages: [
      { route: 'job-details-overview', params: { id: '{id}' } },
      { route: 'team-leader-job-details-overview', params: { id: '{id}' } },
      { states: ['open'], route: 'worker-job-details', params: { id: '{id}' } },
      { states: ['assigned'], route: 'current-job-details', params: { id: '{id}' } },
      { states: ['closed', 'archived'], route: 'archived-jobs-details-overview', params: { id: '{id}' } },
    ],
    facts: {
      start_date: 'jobs:record.start_date',
      worker: 'jobs:record.worker',
      applicants: 'jobs:record.applicants',
    },
  },
];

export const recordActs: RecordActConfig[] = [
  { on: 'house', order: 10, label: 'jobs:record.post_at', icon: 'plus', permission: 'job-create', module: './acts/post-at-house' },
];

export const recordTexts = {
  'jobs:record.jobs': 'Jobs',
  'jobs:record.line': '{house} · {weekly_hours} a week',
  'jobs:record.open': 'Open',
  'jobs:record.assigned': 'Assigned',
  'jobs:record.closed': 'Closed',
  'jobs:record.archived': 'Archived',
  'jobs:record.start_date': 'Start Date',
  'jobs:record.worker': 'Assigned Worker',
  'jobs:record.applicants': 'Applicants',
  'jobs:record.post_at': 'Post a Job at {name}',
} as const;
