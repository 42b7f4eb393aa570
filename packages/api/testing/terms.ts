import { eq } from 'drizzle-orm';
import { payLevelTimings, serviceAgreements } from '../src/platform/db/schema/agreements';
import type { Services } from '../src/platform/services';
import type { Person } from './people';
import { makeAgreement } from './records';

const BANDS = [
  { start_time: '06:00', end_time: '20:00', is_overnight: false, hourly_cents: 4000, is_default: true },
  { start_time: '20:00', end_time: '00:00', is_overnight: true, hourly_cents: 4400 },
  { start_time: '00:00', end_time: '06:00', is_overnight: false, hourly_cents: 4600 },
];

/** A signed agreement at the rates of the worked examples (domain rules, 1), over all of 2026 unless `fields` override it. */
export async function makeTerms(services: Services, worker: Person, fields: Partial<typeof serviceAgreements.$inferInsert> = {}) {
  const agreement = await makeAgreement(services, worker, { commencement_date: '2026-01-01', end_date: '2026-12-31', ...fields });
  await services.db.insert(payLevelTimings).values(BANDS.map((band) => ({ ...band, pay_level_id: agreement.pay_level_id })));
  return agreement;
}

/** Terminates an agreement. */
export const terminate = ({ db }: Services, id: number) =>
  db.update(serviceAgreements).set({ status: 'terminated', terminate_reason: 'Moved away.' }).where(eq(serviceAgreements.id, id));
