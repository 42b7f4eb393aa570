import { call } from '../call';
import { USER_TYPES } from '../permissions';
import { number, oneOf, text } from '../rules';
import { z } from '../schema';
import { HOUSE_TIME_ZONES } from '../states';

/** `exact` distinguishes a wrong password from an unknown address (section 8); `uniform` returns the first message for both. */
export const LOGIN_ERRORS = ['exact', 'uniform'] as const;

/** Until an invoice is due, in days. */
export const PAYMENT_DAYS = { min: 0, max: 90 } as const;

const organisationSettings = z.object({
  /** For "this month" and for days without a place. */
  time_zone: z.string(),
  login_errors: z.enum(LOGIN_ERRORS),
  payment_days: z.number(),
  /** Roles that need a second factor. Missing from an earlier server, which does not support any. */
  second_factor_roles: z.optional(z.array(z.string())),
});
export type Organisation = z.output<typeof organisationSettings>;

export const organisation = {
  get: call({
    id: 'A-248',
    method: 'GET',
    path: '/settings/organisation',
    resource: 'settings',
    access: ['organisation-read'],
    data: organisationSettings,
  }),
  update: call({
    id: 'A-249',
    method: 'PUT',
    path: '/settings/organisation',
    affects: ['settings'],
    access: ['organisation-write'],
    body: z.object({
      time_zone: text().check(z.refine((zone) => zone === '' || HOUSE_TIME_ZONES.includes(zone), { error: 'validation.in' })),
      login_errors: oneOf(LOGIN_ERRORS),
      payment_days: number({ ...PAYMENT_DAYS, integer: true }),
      /** If missing, the stored value is kept. Refused for a role of a caller without a second factor. */
      second_factor_roles: z.optional(z.array(oneOf(USER_TYPES))),
    }),
    data: organisationSettings,
    success: 'success.updated',
    labels: {
      time_zone: 'field.house.time_zone',
      login_errors: 'field.organisation.login_errors',
      payment_days: 'field.organisation.payment_days',
      second_factor_roles: 'field.organisation.second_factor_roles',
    },
  }),
};
