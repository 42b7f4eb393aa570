import type { Candidate, OpenShift } from '@careloom/contract/resources/replacements';

/** A part of a worker's points, with the reason for them. */
export const aPart = (points: number, most: number, code: string, values: Record<string, string | number> = {}) => ({
  points,
  most,
  reason: { code, values },
});

/** A worker who knows the house and lives near it. */
export const aCandidate: Candidate = {
  worker: { id: 11, first_name: 'Eleni', last_name: 'Economou', sm_profile_picture_url: null },
  suburb: 'Auburn',
  state: 'NSW',
  contact_no: null,
  distance_km: 6.2,
  points: 82,
  parts: {
    house: aPart(30, 30, 'here', { count: 12, last: '2026-11-15' }),
    rest: aPart(25, 25, 'no_shift_near'),
    near: aPart(14, 20, 'distance', { km: 6.2 }),
    hours: aPart(3, 15, 'over_week', { hours: 36, wished: 30 }),
    nights: aPart(10, 10, 'not_a_night'),
  },
  total_cost: '80.00',
  offer: null,
};

/** A day shift without a worker. */
export const anOpenShift: OpenShift = {
  id: 1,
  name: 'Day',
  date: '2026-12-07',
  start_time: '09:00',
  end_time: '17:00',
  start_at: '2026-12-06T22:00:00.000Z',
  end_at: '2026-12-07T06:00:00.000Z',
  time_zone: 'Australia/Sydney',
  type: 'normal',
  is_overnight: 0,
  status: 'draft',
  version: 3,
  worker: null,
  house: { id: 2, name: 'Wattle Grove' },
  job: { id: 4, name: 'Days' },
  total_cost: '0.00',
};
