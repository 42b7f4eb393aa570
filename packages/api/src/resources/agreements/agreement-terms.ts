import type { FieldErrors } from '@careloom/contract/issues';
import { type AgreementBody, agreementLabels } from '@careloom/contract/resources/agreements';
import { asc, eq } from 'drizzle-orm';
import { payLevels, payLevelTimings, providers } from '../../db/schema/agreements';
import { users } from '../../db/schema/identity';
import type { Executor } from '../../db/transaction';
import { unprocessable } from '../../http/errors';
import { text } from '../../http/text';

/** What an agreement refers to, as it is when the document is made. */
export interface Terms {
  worker: Pick<typeof users.$inferSelect, 'first_name' | 'last_name'>;
  provider: typeof providers.$inferSelect;
  level: typeof payLevels.$inferSelect;
  timings: (typeof payLevelTimings.$inferSelect)[];
}

type References = Pick<AgreementBody, 'user_id' | 'provider_id' | 'pay_level_id'>;

/** @throws 422 `validation.exists` at each field that names nothing */
export async function readTerms(executor: Executor, { user_id, provider_id, pay_level_id }: References): Promise<Terms> {
  const [worker] = await executor.select().from(users).where(eq(users.id, user_id));
  const [provider] = await executor.select().from(providers).where(eq(providers.id, provider_id));
  const [level] = await executor.select().from(payLevels).where(eq(payLevels.id, pay_level_id));
  if (worker && provider && level) {
    const ofLevel = eq(payLevelTimings.pay_level_id, level.id);
    const timings = await executor.select().from(payLevelTimings).where(ofLevel).orderBy(asc(payLevelTimings.id));
    return { worker, provider, level, timings };
  }
  const missing = { user_id: !worker, provider_id: !provider, pay_level_id: !level };
  const errors: FieldErrors = {};
  for (const [field, isMissing] of Object.entries(missing) as [keyof typeof missing, boolean][]) {
    if (isMissing) errors[field] = [text('validation.exists', { attribute: text(agreementLabels[field]) })];
  }
  throw unprocessable('error.unprocessable', {}, errors);
}
