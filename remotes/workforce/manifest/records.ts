import type { RecordActConfig, RecordConfig } from '@careloom/federation/define-remote';

const inactive = { label: 'workforce:record.inactive', icon: 'circle-slash', tone: 'quiet' } as const;

/** Houses and people in the search that every page offers. */
export const records: RecordConfig[] = [
  {
    kind: 'house',
    order: 10,
    heading: 'workforce:record.houses',
    picture: 'house',
    icon: 'house',
    line: 'workforce:record.house_line',
    states: { inactive },
    pages: [{ route: 'house-details-overview', params: { id: '{id}' } }],
    facts: {
      participants: 'workforce:record.participants',
      jobs: 'workforce:record.jobs',
      team_leader: 'workforce:record.team_leader',
    },
  },
  {
    kind: 'worker',
    order: 20,
    heading: 'workforce:record.workers',
    sign: '@',
    picture: 'person',
    icon: 'heart-handshake',
    line: 'workforce:record.person_line',
    states: {
      available: { label: 'workforce:record.available', icon: 'calendar-check', tone: 'done' },
      occupied: { label: 'workforce:record.occupied', icon: 'briefcase', tone: 'moving' },
      pending: { label: 'workforce:record.pending', icon: 'hourglass', tone: 'waiting' },
      rejected: { label: 'workforce:record.rejected', icon: 'shield-x', tone: 'stopped' },
      archived: { label: 'workforce:record.archived', icon: 'archive', tone: 'quiet' },
    },
    pages: [
      { states: ['pending'], route: 'support-worker-details-overview', params: { type: 'new-applicants', id: '{id}' } },
      { states: ['rejected'], route: 'support-worker-details-overview', params: { type: 'rejected-applicants', id: '{id}' } },
      { route: 'support-worker-details-overview', params: { type: 'support-workers', id: '{id}' } },
      { route: 'team-leader-support-worker-details-overview', params: { type: 'support-workers', id: '{id}' } },
    ],
    facts: { contact_no: 'workforce:record.contact_no', suburb: 'workforce:record.suburb', house: 'workforce:record.house' },
  },
  {
    kind: 'member',
    order: 30,
    heading: 'workforce:record.members',
    sign: '@',
    picture: 'person',
    icon: 'users',
    line: 'workforce:record.person_line',
    states: {
      super_admin: { label: 'workforce:record.super_admin', icon: 'shield-check', tone: 'quiet' },
      senior_manager: { label: 'workforce:record.senior_manager', icon: 'user-round-check', tone: 'quiet' },
      team_leader: { label: 'workforce:record.leader', icon: 'user-round', tone: 'quiet' },
      inactive,
    },
    pages: [{ route: 'my-team-details-overview', params: { id: '{id}' } }],
    facts: { contact_no: 'workforce:record.contact_no', house: 'workforce:record.house' },
  },
];

export const recordActs: RecordActConfig[] = [
  {
    on: 'house',
    order: 30,
    label: 'workforce:record.board',
    icon: 'calendar-days',
    permission: 'whos-coming-read',
    page: { route: 'whos-coming', params: { houseId: '{id}' } },
  },
];

export const recordTexts = {
  'workforce:record.houses': 'Houses',
  'workforce:record.house_line': '{address}, {place}',
  'workforce:record.participants': 'Participants',
  'workforce:record.jobs': 'Jobs',
  'workforce:record.team_leader': 'Team Leader',
  'workforce:record.inactive': 'Inactive',
  'workforce:record.workers': 'Support Workers',
  'workforce:record.person_line': '{email}',
  'workforce:record.available': 'Available',
  'workforce:record.occupied': 'Occupied',
  'workforce:record.pending': 'Pending',
  'workforce:record.rejected': 'Rejected',
  'workforce:record.archived': 'Archived',
  'workforce:record.contact_no': 'Contact No.',
  'workforce:record.suburb': 'Suburb',
  'workforce:record.house': 'House',
  'workforce:record.members': 'My Team',
  'workforce:record.super_admin': 'Super Admin',
  'workforce:record.senior_manager': 'Senior Manager',
  'workforce:record.leader': 'Team Leader',
  'workforce:record.board': 'Who’s coming at {name}',
} as const;
