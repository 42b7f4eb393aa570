import type { Job } from '@careloom/contract/resources/jobs';

type Short = readonly [
  name: string,
  house: string,
  suburb: string,
  type: string,
  start: string,
  hours: number,
  faces: string,
  count: number,
  status: string,
];

const JOBS: readonly Short[] = [
  ['Weekend community access', 'Parramatta house', 'Parramatta', 'ongoing', '2026-11-21', 14, 'Grace Kim,Tuan Nguyễn,Li Chen', 9, 'open'],
  [
    'Active nights, complex support',
    'Wattle Grove',
    'Wattle Grove',
    'casual_full_time',
    '2026-11-23',
    40,
    'Samuel Adeyemi,Noor Haddad',
    4,
    'open',
  ],
  [
    'Morning personal care, two workers to transfer with hoist',
    'Banksia House',
    'Merrylands',
    'casual',
    '2026-11-24',
    17.5,
    'Li Chen,Ella Evans',
    6,
    'open',
  ],
  ['Sleep over support, Fri to Sun', 'Saltbush Cottage', 'Penrith', 'ongoing', '2026-10-02', 24, 'Aroha Ngata-Williams', 11, 'assigned'],
  ['Hydrotherapy and transport', 'Mulga House', 'Ipswich', 'once_off', '2026-11-27', 3.5, 'Mia Kaur', 2, 'open'],
  ['Cooking and household skills', 'Banksia House', 'Merrylands', 'casual', '2026-09-14', 8, 'Priya Rao', 5, 'assigned'],
  ['Full-time key worker', 'Yarra Lane', 'Coburg', 'full_time', '2026-07-01', 38, 'Joseph Papadopoulos', 13, 'assigned'],
  ['School holiday respite', 'Saltbush Cottage', 'Penrith', 'once_off', '2026-09-28', 30, 'Dana Osei', 8, 'closed'],
  ['A state of a newer release', 'Mulga House', 'Ipswich', 'casual', '2026-08-03', 6, 'Mia Kaur', 1, 'paused_by_funder'],
];

const faceOf = (name: string, id: number) => {
  const [first_name = '', ...rest] = name.split(' ');
  return { id, first_name, last_name: rest.join(' '), sm_profile_picture_url: null };
};

/** Jobs in the API's format, in every state and with names that are too long. */
export const jobsPage = (page: number) => ({
  items: JOBS.map(([name, house, suburb, type, start_date, weekly_hours, faces, applicants_count, status], at): Job => ({
    id: (page - 1) * 10 + at + 1,
    name,
    description: 'Two workers awake through the night. PEG feeding at 02:00, repositioning every three hours.',
    type,
    start_date,
    end_date: null,
    duration: 'Ongoing',
    visibility: 'public',
    number_of_workers: 2,
    weekly_hours,
    when_needed: 'flexible',
    days: [],
    service_needed: 'Personal care',
    preferred_gender: 'any',
    status,
    archived_at: null,
    start_time: '22:00',
    end_time: '06:00',
    is_overnight: 1,
    house: { id: 1, name: house, suburb, state: 'NSW', post_code: '2150' },
    posted_by: { id: 1, first_name: 'Margaret', last_name: 'Okafor' },
    created_at: '2026-11-01T00:00:00Z',
    worker: null,
    applicants_count,
    applicants: faces.split(',').map(faceOf),
    applied: 0,
    version: 1,
  })),
  page,
  per_page: 10,
  last_page: 5,
  total: 48,
});
