import type { MessageKey } from '@careloom/contract/messages/index';
import { and, type SQL, sql } from 'drizzle-orm';
import { serviceAgreements } from '../../platform/db/schema/agreements';
import { users } from '../../platform/db/schema/identity';
import { jobs } from '../../platform/db/schema/jobs';
import { houses } from '../../platform/db/schema/places';
import { shifts } from '../../platform/db/schema/shifts';
import type { Executor } from '../../platform/db/transaction';
import { isOneOf } from '../../platform/list/is-one-of';

const covered = sql`${serviceAgreements.user_id} = ${shifts.worker_id}
  and ${serviceAgreements.commencement_date} <= ${shifts.date} and ${shifts.date} <= ${serviceAgreements.end_date}`;

const WORKER_NOW = sql`exists (select 1 from ${users} where ${users.id} = ${shifts.worker_id} and ${users.verification_status} = 'verified'
  and ${users.is_active} and ${users.archived_at} is null and ${users.deleted_at} is null)`;
/** Whether a signed agreement of the worker covers the day. */
export const AGREEMENT_NOW = sql`exists (select 1 from ${serviceAgreements} where ${covered} and ${serviceAgreements.status} = 'signed')`;
const JOB_NOW = sql`exists (select 1 from ${jobs} where ${jobs.id} = ${shifts.job_id} and ${jobs.closed_at} is null and ${jobs.archived_at} is null)`;
const HOUSE_NOW = sql`exists (select 1 from ${houses} where ${houses.id} = ${shifts.house_id} and ${houses.is_active} and ${houses.deleted_at} is null)`;

/** Whether all prerequisites of a future shift are met now. Refers to no table but `shifts`. */
export const PREREQUISITES_HOLD: SQL | undefined = and(WORKER_NOW, AGREEMENT_NOW, JOB_NOW, HOUSE_NOW);

const worker = sql`exists (select 1 from ${users} where ${users.id} = ${shifts.worker_id} and ${users.verification_status} = 'verified'
  and (${users.archived_at} is null or ${users.archived_at} > ${shifts.start_at}))`;
const agreement = sql`exists (select 1 from ${serviceAgreements} where ${covered} and (${serviceAgreements.status} = 'signed'
  or (${serviceAgreements.status} in ('terminated', 'ended') and ${serviceAgreements.ended_at} > ${shifts.start_at})))`;
const job = sql`exists (select 1 from ${jobs} where ${jobs.id} = ${shifts.job_id}
  and (coalesce(${jobs.closed_at}, ${jobs.archived_at}) at time zone ${shifts.time_zone})::date >= ${shifts.date} is not false)`;

/** Whether the prerequisites were met when the shift began: a job or an agreement that ends later does not affect completed work. */
export const PREREQUISITES_HELD_AT_START: SQL | undefined = and(worker, agreement, job);

/**
 * Why work on shifts is refused: the rules for a new shift, applied as of each shift's start.
 * @returns the reason for each refused shift; empty when all may be submitted, approved and billed
 */
export async function brokenRules(executor: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, MessageKey>> {
  const broken = await executor
    .select({ id: shifts.id, worker: sql<boolean>`${worker}`, agreement: sql<boolean>`${agreement}` })
    .from(shifts)
    .where(sql`${isOneOf(shifts.id, ids)} and not (${PREREQUISITES_HELD_AT_START})`)
    .orderBy(shifts.id);
  return new Map(broken.map((shift) => [shift.id, ruleOf(shift)]));
}

function ruleOf(holds: { worker: boolean; agreement: boolean }): MessageKey {
  if (!holds.agreement) return 'shift.terminated';
  return holds.worker ? 'rule.shift.job_over' : 'shift.worker_left';
}

/** The first of `brokenRules`; undefined when there is none. */
export async function brokenRule(executor: Executor, ids: readonly number[]): Promise<MessageKey | undefined> {
  const [first] = (await brokenRules(executor, ids)).values();
  return first;
}
