import type { AgreementBody } from '@careloom/contract/resources/agreements';
import { payLevels, payLevelTimings, providers } from '../src/platform/db/schema/agreements';
import type { Services } from '../src/platform/services';

let made = 0;

/** Creates a provider and a pay level, and returns a valid body of the agreement form for a worker. */
export async function agreementForm({ db }: Services): Promise<(workerId: number, fields?: Partial<AgreementBody>) => AgreementBody> {
  made += 1;
  const [provider] = await db
    .insert(providers)
    .values({ name: `Banksia & Söhne ${made}`, abn: String(20_000_000_000 + made) })
    .returning();
  const rates = { saturday_cents: 5600, sunday_cents: 7200, holiday_cents: 8800, sleep_over_cents: 8000, active_night_cents: 4750 };
  const [level] = await db
    .insert(payLevels)
    .values({ name: `Level 9.${made}`, ...rates })
    .returning();
  if (!provider || !level) throw new Error('The records of a test were not written.');
  const band = { start_time: '06:00', end_time: '20:00', is_overnight: false, hourly_cents: 4000, is_default: true };
  await db.insert(payLevelTimings).values({ ...band, pay_level_id: level.id });
  return (user_id, fields = {}) => ({
    user_id,
    provider_id: provider.id,
    commencement_date: '2026-12-01',
    services: 'Personal care and community access',
    hours_of_work: 'Up to 20 hours a week',
    term: 12,
    additional_requirements: null,
    abn: '51824753556',
    pay_level_id: level.id,
    agreement_date: '2026-11-21',
    ...fields,
  });
}
