import type { ServiceAgreement } from '@careloom/contract/resources/agreements';
import { and, eq } from 'drizzle-orm';
import type { CurrentUser } from '../../platform/http/current-user';
import { serviceAgreements } from '../../platform/db/schema/agreements';
import type { Executor } from '../../platform/db/transaction';
import { notFound } from '../../platform/http/errors';
import { today } from '../organisation/today';
import type { Services } from '../../platform/services';
import { serializeAgreement } from './serialize-agreement';
import { agreementsWithin } from './agreement-record';
import { selectAgreements } from './select-agreements';

/**
 * @param executor the current transaction, when inside one
 * @throws 404 for an unknown agreement and for one out of scope alike
 */
export async function getAgreement(
  services: Services,
  viewer: CurrentUser,
  id: number,
  executor: Executor = services.db,
): Promise<ServiceAgreement> {
  const day = await today(executor, services.clock.now());
  const [row] = await selectAgreements(executor).where(and(eq(serviceAgreements.id, id), agreementsWithin(viewer)));
  if (!row) throw notFound();
  return serializeAgreement(services, viewer, day, row);
}
