import { call } from '../call';
import { bit, fileUrl, person } from '../entities';
import { pageOf } from '../envelope';
import { listQuery } from '../list-query';
import { userType } from '../permissions';
import { optional } from '../rules';
import { z } from '../schema';

/** An account to choose in a form of the admin side. */
export const pickedUser = z.extend(person, {
  email: z.string(),
  user_type: z.string(),
  sm_profile_picture_url: fileUrl,
  is_active: bit,
});
export type PickedUser = z.output<typeof pickedUser>;

export const users = {
  /** Team members and verified workers, by name. */
  list: call({
    id: 'A-012',
    method: 'GET',
    path: '/users',
    resource: 'users',
    access: ['my-team-create', 'support-worker-read'],
    query: z.extend(z.pick(listQuery, { page: true, per_page: true, search: true }), { user_type: optional(userType) }),
    data: pageOf(pickedUser),
  }),
};
