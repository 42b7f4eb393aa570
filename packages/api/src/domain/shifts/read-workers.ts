import { paidTimings, type PayLevel } from '@careloom/pay/pay-level';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { CurrentUser } from '../../platform/http/current-user';
import { payLevels, serviceAgreements } from '../../platform/db/schema/agreements';
import { users } from '../../platform/db/schema/identity';
import type { Executor } from '../../platform/db/transaction';
import { listOfRows } from '../../platform/list/aggregate';
import { type TimingRow, timings } from '../pay-levels/select-pay-levels';
import { clockOf } from '../../platform/serialize/values';
import { workersWithin } from '../support-workers/worker-record';

interface AgreementRow {
  id: number;
  status: string;
  commencement_date: string;
  end_date: string;
  pay_level_id: number;
}

export interface Rostered {
  id: number;
  email: string;
  /** Whether they can be given a future shift. */
  employable: boolean;
  /** All agreements that were ever in force, newest first. */
  agreements: AgreementRow[];
}

const agreements = listOfRows<AgreementRow>(sql`
  select ${serviceAgreements.id}, ${serviceAgreements.status}, ${serviceAgreements.commencement_date}, ${serviceAgreements.end_date},
    ${serviceAgreements.pay_level_id}
  from ${serviceAgreements}
  where ${serviceAgreements.user_id} = ${users.id} and ${serviceAgreements.status} in ('signed', 'terminated', 'ended')
  order by ${serviceAgreements.id} desc`);

/** Whether a user can be given a future shift. */
export const EMPLOYABLE = and(eq(users.verification_status, 'verified'), eq(users.is_active, true), isNull(users.archived_at));

type Asked =
  | { ids: readonly number[]; /** The id of the shift's current worker, returned even if not employable. */ present?: number | null }
  | { ids: readonly number[]; /** Also returns workers who cannot be given a shift. */ whoever: true }
  | { emails: readonly string[] };

/** The requested workers within a user's scope: those who can be given a shift or, with `whoever`, all. */
export async function readWorkers(executor: Executor, user: CurrentUser, asked: Asked): Promise<Rostered[]> {
  const byName = 'ids' in asked ? inArray(users.id, [...asked.ids]) : inArray(users.email, [...new Set(asked.emails)]);
  const present = 'present' in asked && asked.present ? eq(users.id, asked.present) : undefined;
  const able = 'whoever' in asked ? undefined : or(EMPLOYABLE, present);
  return executor
    .select({ id: users.id, email: users.email, employable: sql<boolean>`(${EMPLOYABLE})`, agreements })
    .from(users)
    .where(and(byName, workersWithin(user), able));
}

/** The pay levels of the workers' agreements, by id. */
export const readLevels = (executor: Executor, workers: readonly Rostered[]): Promise<Map<number, PayLevel>> =>
  levelsOf(
    executor,
    workers.flatMap((worker) => worker.agreements.map(({ pay_level_id }) => pay_level_id)),
  );

/** Pay levels with their timings, by id. */
export async function levelsOf(executor: Executor, wanted: readonly number[]): Promise<Map<number, PayLevel>> {
  const ids = [...new Set(wanted)];
  if (ids.length === 0) return new Map();
  const rows = await executor.select({ level: payLevels, timings }).from(payLevels).where(inArray(payLevels.id, ids));
  return new Map(
    rows.map(({ level, timings: bands }): [number, PayLevel] => [level.id, { ...level, timings: paidTimings(bands.map(timingOf)) }]),
  );
}

const timingOf = ({ start_time, end_time, is_overnight, hourly_cents }: TimingRow) => ({
  start: clockOf(start_time),
  end: clockOf(end_time),
  is_overnight,
  rate_cents: hourly_cents,
});

/** The agreement that pays for a day. Without one, `over` if the worker has a past agreement to renew, else `none`. */
export function agreementOn({ agreements: all }: Rostered, day: string): AgreementRow | 'over' | 'none' {
  const inForce = all.find((one) => one.status === 'signed' && one.commencement_date <= day && day <= one.end_date);
  const begun = all.some((one) => one.status !== 'signed' || one.end_date < day);
  return inForce ?? (begun ? 'over' : 'none');
}
