import { settings as calls } from '@careloom/contract/resources/settings';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { settings } from '../../platform/db/schema/access';
import { type Executor, inTransaction } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { route } from '../../platform/http/route';
import { resourceChanged } from '../../platform/realtime/push';
import { adminSide } from '../notifications/recipients';

const KEY = 'shift_percentage';

/** The organisation's fee on each shift's cost, in percent with up to two decimals; 0 by default. */
export async function feePercent(executor: Executor): Promise<number> {
  const [row] = await executor.select({ value: settings.value }).from(settings).where(eq(settings.key, KEY));
  return typeof row?.value === 'number' ? row.value : 0;
}

export async function setFeePercent(executor: Executor, value: number): Promise<void> {
  await executor.insert(settings).values({ key: KEY, value }).onConflictDoUpdate({ target: settings.key, set: { value } });
}

interface Answer {
  percentage: string;
}

/** Sets the fee for shifts priced from now on; shifts already priced keep theirs. */
export function setShiftPercentage({ body, user, services }: Context<typeof calls.setPercentage>): Promise<Answer> {
  return inTransaction(services.db, async (tx) => {
    await setFeePercent(tx, body.percentage);
    await resourceChanged(tx, { resource: 'settings', ids: [], to: await adminSide(tx), actor: user.id });
    return { percentage: body.percentage.toFixed(2) };
  });
}

export const showShiftPercentage = async ({ services }: Context<typeof calls.showPercentage>): Promise<Answer> => ({
  percentage: (await feePercent(services.db)).toFixed(2),
});

/** Settings of the organisation. */
export function settingsRoutes(app: FastifyInstance): void {
  route(app, calls.setPercentage, { scope: 'all' }, setShiftPercentage);
  route(app, calls.showPercentage, { scope: 'all' }, showShiftPercentage);
}
