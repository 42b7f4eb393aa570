import type { FieldErrors } from '@careloom/contract/issues';
import { type AgreementBody, agreementLabels } from '@careloom/contract/resources/agreements';
import { asc, eq } from 'drizzle-orm';
import { type DocumentTerms, payLevels, payLevelTimings, providers } from '../../platform/db/schema/agreements';
import { users } from '../../platform/db/schema/identity';
import type { Executor } from '../../platform/db/transaction';
import { unprocessable } from '../../platform/http/errors';
import { text } from '../../platform/http/text';

type References = Pick<AgreementBody, 'user_id' | 'provider_id' | 'pay_level_id'>;

const ofWorker = { first_name: users.first_name, last_name: users.last_name };
const ofProvider = { name: providers.name, abn: providers.abn };
const { saturday_cents, sunday_cents, holiday_cents, sleep_over_cents, active_night_cents } = payLevels;
const ofLevel = { name: payLevels.name, saturday_cents, sunday_cents, holiday_cents, sleep_over_cents, active_night_cents };
const { start_time, end_time, hourly_cents } = payLevelTimings;

/**
 * The current values that an agreement refers to.
 * @throws 422 `validation.exists` at each field that refers to nothing
 */
export async function readTerms(executor: Executor, { user_id, provider_id, pay_level_id }: References): Promise<DocumentTerms> {
  const [worker] = await executor.select(ofWorker).from(users).where(eq(users.id, user_id));
  const [provider] = await executor.select(ofProvider).from(providers).where(eq(providers.id, provider_id));
  const [level] = await executor.select(ofLevel).from(payLevels).where(eq(payLevels.id, pay_level_id));
  if (worker && provider && level) {
    const timings = await executor
      .select({ start_time, end_time, hourly_cents })
      .from(payLevelTimings)
      .where(eq(payLevelTimings.pay_level_id, pay_level_id))
      .orderBy(asc(payLevelTimings.id));
    return { worker, provider, level, timings };
  }
  const missing = { user_id: !worker, provider_id: !provider, pay_level_id: !level };
  const errors: FieldErrors = {};
  for (const [field, isMissing] of Object.entries(missing) as [keyof typeof missing, boolean][]) {
    if (isMissing) errors[field] = [text('validation.exists', { attribute: text(agreementLabels[field]) })];
  }
  throw unprocessable('error.unprocessable', {}, errors);
}
