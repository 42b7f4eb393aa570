import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import { and, desc, eq, sql } from 'drizzle-orm';
import { payLevels, serviceAgreements } from '../../platform/db/schema/agreements';
import { auditEntries } from '../../platform/db/schema/audit';
import { users } from '../../platform/db/schema/identity';
import type { Executor } from '../../platform/db/transaction';
import { inForce } from './agreement-of';

type Standing = Required<Pick<SupportWorker, 'approved_by' | 'pay_level'>>;

/** Who verified a worker, according to the audit, and the pay level of the agreement in force. @param today in the organisation's time zone */
export async function readStanding(executor: Executor, workerId: number, today: string): Promise<Standing> {
  const [approved_by = null] = await executor
    .select({ id: users.id, first_name: users.first_name, last_name: users.last_name })
    .from(auditEntries)
    .innerJoin(users, eq(users.id, auditEntries.actor_id))
    .where(
      and(
        eq(auditEntries.record, 'users'),
        eq(auditEntries.record_id, String(workerId)),
        sql`${auditEntries.after} ->> 'verification_status' = 'verified'`,
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(1);
  const [pay_level = null] = await executor
    .select({ id: payLevels.id, name: payLevels.name })
    .from(serviceAgreements)
    .innerJoin(payLevels, eq(payLevels.id, serviceAgreements.pay_level_id))
    .where(and(eq(serviceAgreements.user_id, workerId), inForce(today)))
    .orderBy(desc(serviceAgreements.id))
    .limit(1);
  return { approved_by, pay_level };
}
