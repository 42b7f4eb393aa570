import { call } from '../call';
import { USER_TYPES } from '../permissions';
import { oneOf, text } from '../rules';
import { z } from '../schema';

/** Strings, because a released remote can bring its own permissions. */
const grants = z.object({ role: z.enum(USER_TYPES), permissions: z.array(z.string()) });
export type Grants = z.output<typeof grants>;

export const roles = {
  list: call({ id: 'A-170', method: 'GET', path: '/roles', resource: 'roles', access: ['role-read'], data: z.array(grants) }),
  update: call({
    id: 'A-171',
    method: 'PUT',
    path: '/roles/:role',
    affects: ['roles', 'auth'],
    access: ['role-write'],
    params: z.object({ role: oneOf(USER_TYPES) }),
    body: z.object({ permissions: z.array(text(80)).check(z.maxLength(1000)) }),
    data: grants,
    success: 'success.updated',
    labels: { permissions: 'field.role.permissions' },
  }),
};
