import { call } from '../call';
import { instant, person } from '../entities';
import { pageOf } from '../envelope';
import { listQuery } from '../list-query';
import { PERMISSIONS, type Permission } from '../permissions';
import { date, id, text } from '../rules';
import { z } from '../schema';

/** Prefix of every token, so that people and secret scanners recognise it. */
export const TOKEN_PREFIX = 'clm_';

/**
 * Permissions that no token can have: approving work and pay as a second person, signing, applying or developing in a person's name, and
 * deciding who may sign in and what they may do.
 */
const OF_PEOPLE: readonly Permission[] = [
  'shift-approve',
  'expense-approve',
  'invoice-pay',
  'service-agreement-sign',
  'job-apply',
  'worker-dashboard',
  'worker-find-job',
  'worker-archived-job-read',
  'notification-read',
  'my-team-create',
  'my-team-update',
  'my-team-delete',
  'role-write',
  'api-token-read',
  'api-token-write',
  'delivery-develop',
];

/** Permissions that a token can have. A token never has a permission that its creator lacks. */
export const MACHINE_PERMISSIONS: readonly Permission[] = PERMISSIONS.filter((permission) => !OF_PEOPLE.includes(permission));

/** `paused`: the creator is no longer allowed to create tokens, or cannot sign in. */
export const TOKEN_STATUSES = ['active', 'paused', 'expired', 'revoked'] as const;
export type TokenStatus = (typeof TOKEN_STATUSES)[number];

const apiToken = z.object({
  id: z.number(),
  name: z.string(),
  permissions: z.array(z.string()),
  prefix: z.string(),
  last_four: z.string(),
  status: z.enum(TOKEN_STATUSES),
  made_by: person,
  created_at: instant,
  expires_at: instant,
  last_used_at: z.nullable(instant),
  last_used_ip: z.nullable(z.string()),
  revoked_at: z.nullable(instant),
});
export type ApiToken = z.output<typeof apiToken>;

/** Includes the token itself, which only this response contains. */
const madeToken = z.extend(apiToken, { token: z.string() });
export type MadeToken = z.output<typeof madeToken>;

const permissions = z
  .array(text(80), { error: 'validation.required' })
  .check(z.minLength(1, { error: 'validation.required' }), z.maxLength(PERMISSIONS.length, { error: 'validation.in' }));

export const apiTokens = {
  list: call({
    id: 'A-224',
    method: 'GET',
    path: '/api-tokens',
    resource: 'api-tokens',
    access: ['api-token-read'],
    query: listQuery,
    data: pageOf(apiToken),
  }),
  /** No idempotency key: a second token of the same name is refused anyway, and a key would store the token with the saved response. */
  create: call({
    id: 'A-225',
    method: 'POST',
    creates: false,
    path: '/api-tokens',
    affects: ['api-tokens'],
    access: ['api-token-write'],
    body: z.object({ name: text(60), permissions, expires_on: date() }),
    days: { expires_on: 'expiry' },
    data: madeToken,
    success: 'success.added',
    labels: { name: 'field.token.name', permissions: 'field.role.permissions', expires_on: 'field.token.expires_on' },
  }),
  revoke: call({
    id: 'A-226',
    method: 'POST',
    creates: false,
    path: '/api-tokens/:id/revoke',
    affects: ['api-tokens'],
    access: ['api-token-write'],
    params: z.object({ id: id() }),
    data: apiToken,
    success: 'success.token_revoked',
  }),
};
