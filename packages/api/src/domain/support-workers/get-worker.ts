import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import { and, eq, type SQL } from 'drizzle-orm';
import type { CurrentUser } from '../../platform/http/current-user';
import { users } from '../../platform/db/schema/identity';
import type { Executor } from '../../platform/db/transaction';
import { notFound } from '../../platform/http/errors';
import { today } from '../organisation/today';
import type { Services } from '../../platform/services';
import { countRecords } from './count-records';
import { selectWorkers } from './select-workers';
import { serializeWorker } from './serialize-worker';
import { readStanding } from './worker-standing';

/**
 * @param executor the current transaction, when inside one
 * @throws 404 for an unknown worker and for one out of scope alike
 */
export async function getWorker(
  services: Services,
  viewer: CurrentUser,
  id: number,
  reach: SQL | undefined,
  executor: Executor = services.db,
): Promise<SupportWorker> {
  const day = await today(executor, services.clock.now());
  const [row] = await selectWorkers(executor, day).where(and(eq(users.id, id), reach));
  if (!row) throw notFound();
  return {
    ...serializeWorker(services.files, viewer, day, row),
    ...(await readStanding(executor, id, day)),
    counts: await countRecords(executor, viewer, id),
  };
}
