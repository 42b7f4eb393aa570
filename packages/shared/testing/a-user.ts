import type { SessionUser } from '../src/session/stored-user';

/** A signed-in user for tests. */
export const aUser = (changes: Partial<SessionUser> = {}): SessionUser => ({
  id: 1,
  first_name: 'Ada',
  last_name: 'Nguyen',
  email: 'ada@careloom.test',
  dob: '1980-02-29',
  contact_no: '0412 345 678',
  profile_picture: null,
  sm_profile_picture_url: null,
  user_type: 'super_admin',
  permissions: ['dashboard-read', 'job-read'],
  token: 'token-1',
  ...changes,
});
