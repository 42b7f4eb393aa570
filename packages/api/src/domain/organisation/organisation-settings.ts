import { isDeepStrictEqual } from 'node:util';
import { USER_TYPES, type UserType } from '@careloom/contract/permissions';
import type { LOGIN_ERRORS, Organisation, organisation as calls } from '@careloom/contract/resources/organisation';
import { eq, inArray } from 'drizzle-orm';
import { settings } from '../../platform/db/schema/access';
import { type Executor, inTransaction, type Tx } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { resourceChanged } from '../../platform/realtime/push';
import type { Services } from '../../platform/services';
import { adminSide } from '../notifications/recipients';
import { requireFactors } from '../second-factor/require-factors';
import { organisationZone } from './today';

type LoginErrors = (typeof LOGIN_ERRORS)[number];

/** Days until an invoice is due, unless the organisation has set others. */
const DEFAULT_PAYMENT_DAYS = 14;

async function readSetting(executor: Executor, key: keyof Organisation): Promise<unknown> {
  const [row] = await executor.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  return row?.value;
}

/** Which error texts a refused login shows: the organisation's setting, or by default that of the environment (`LOGIN_ERRORS`). */
export async function loginErrors({ db, env }: Pick<Services, 'db' | 'env'>): Promise<LoginErrors> {
  const value = await readSetting(db, 'login_errors');
  return value === 'exact' || value === 'uniform' ? value : env.loginErrors;
}

/** Days until an invoice generated now is due. */
export async function paymentDays(executor: Executor): Promise<number> {
  const value = await readSetting(executor, 'payment_days');
  return typeof value === 'number' ? value : DEFAULT_PAYMENT_DAYS;
}

/** Roles whose people need a second factor; by default none. */
async function secondFactorRoles(executor: Executor): Promise<UserType[]> {
  const value = await readSetting(executor, 'second_factor_roles');
  return USER_TYPES.filter((role) => Array.isArray(value) && value.includes(role));
}

export const getOrganisation = async ({ services }: Pick<Context<typeof calls.get>, 'services'>): Promise<Organisation> => ({
  time_zone: await organisationZone(services.db),
  login_errors: await loginErrors(services),
  payment_days: await paymentDays(services.db),
  second_factor_roles: await secondFactorRoles(services.db),
});

/** Writes only the settings that differ, so that the audit shows just those. */
async function write(tx: Tx, wanted: Partial<Organisation>): Promise<void> {
  const rows = Object.entries(wanted).map(([key, value]) => ({ key, value }));
  const stored = await tx
    .select()
    .from(settings)
    .where(
      inArray(
        settings.key,
        rows.map(({ key }) => key),
      ),
    );
  for (const { key, value } of rows) {
    if (stored.some((row) => row.key === key && isDeepStrictEqual(row.value, value))) continue;
    await tx.insert(settings).values({ key, value }).onConflictDoUpdate({ target: settings.key, set: { value } });
  }
}

/**
 * Applies from the next request on; invoices generated before keep their due date. People who lack a second factor that their role now
 * requires are logged out. @throws 422 at `second_factor_roles` when that would be the caller
 */
export async function updateOrganisation({ body, user, services }: Context<typeof calls.update>): Promise<Organisation> {
  await inTransaction(services.db, async (tx) => {
    const { second_factor_roles: asked, ...others } = body;
    const roles = asked && USER_TYPES.filter((role) => asked.includes(role));
    await write(tx, { ...others, ...(roles && { second_factor_roles: roles }) });
    if (roles) await requireFactors(tx, user, roles);
    await resourceChanged(tx, { resource: 'settings', ids: [], to: await adminSide(tx), actor: user.id });
  });
  return getOrganisation({ services });
}
