import { eq, type SQL, sql } from 'drizzle-orm';
import { settings } from '../../platform/db/schema/access';
import { users } from '../../platform/db/schema/identity';
import { passkeys } from '../../platform/db/schema/passkeys';
import { secondFactors } from '../../platform/db/schema/second-factors';

/** The setting with the roles whose people need a second factor: a list of user types. */
export const FACTOR_ROLES = 'second_factor_roles';

/** Whether a row of `users` has an authenticator app. */
export const hasApp: SQL<boolean> = sql`exists (
  select 1 from ${secondFactors} where ${eq(secondFactors.user_id, users.id)})`;

/** Whether a row of `users` has a passkey. */
export const hasPasskey: SQL<boolean> = sql`exists (
  select 1 from ${passkeys} where ${eq(passkeys.user_id, users.id)})`;

/** Whether a row of `users` has a second factor, of either kind. */
export const hasFactor: SQL<boolean> = sql`(${hasApp} or ${hasPasskey})`;

/** Whether the role of a row of `users` requires a second factor. */
export const needsFactor: SQL<boolean> = sql`exists (
  select 1 from ${settings} where ${settings.key} = ${sql.raw(`'${FACTOR_ROLES}'`)} and ${settings.value} @> to_jsonb(${users.user_type}))`;

/** Whether a row of `users` has to set up a second factor before anything else: none of its sessions is valid until then. */
export const factorDue: SQL<boolean> = sql`(${needsFactor} and not ${hasFactor})`;
