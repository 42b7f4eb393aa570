import { asc, isNotNull } from 'drizzle-orm';
import { serviceAgreements } from '../src/platform/db/schema/agreements';
import { keepDocument } from '../src/domain/agreements/keep-document';
import type { Services } from '../src/platform/services';

/** The number of agreements of one branch. The other documents of a larger demo are drawn on first request. */
const MOST = 60;

/** Draws the documents of the demo's sent agreements; signed ones include their signature. */
export async function drawAgreements(services: Services): Promise<void> {
  const sent = await services.db
    .select({ id: serviceAgreements.id })
    .from(serviceAgreements)
    .where(isNotNull(serviceAgreements.sent_at))
    .orderBy(asc(serviceAgreements.id))
    .limit(MOST);
  for (const { id } of sent) await keepDocument(services, id);
}
