import { eq } from 'drizzle-orm';
import { agreementSignatures, payLevels, providers, serviceAgreements } from '../../platform/db/schema/agreements';
import type { Executor } from '../../platform/db/transaction';
import { total } from '../../platform/list/page-of';

/** Agreements with the names of related records, one row each. */
export const selectAgreements = (executor: Executor) =>
  executor
    .select({
      agreement: serviceAgreements,
      provider: { id: providers.id, name: providers.name },
      pay_level: { id: payLevels.id, name: payLevels.name },
      code: agreementSignatures.code,
      total,
    })
    .from(serviceAgreements)
    .innerJoin(providers, eq(providers.id, serviceAgreements.provider_id))
    .innerJoin(payLevels, eq(payLevels.id, serviceAgreements.pay_level_id))
    .leftJoin(agreementSignatures, eq(agreementSignatures.agreement_id, serviceAgreements.id));

export type AgreementRow = Awaited<ReturnType<typeof selectAgreements>>[number];
