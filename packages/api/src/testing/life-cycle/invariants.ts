import type { Shift } from '@careloom/contract/resources/shifts';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../db/rows-of';
import type { World } from './world';

/** What the steps of a run did that the database does not say by itself: who last changed what is paid. */
export interface Model {
  /** By shift: the hours, job, worker and type as last seen, and whose doing they are. */
  shifts: Map<number, { paid: string; by: number }>;
  /** By expense: the amount, and whose doing it is. */
  expenses: Map<number, { paid: string; by: number }>;
}

export const newModel = (): Model => ({ shifts: new Map(), expenses: new Map() });

export const paidOf = ({ job, worker, start_at, end_at, type, is_holiday }: Shift): string =>
  JSON.stringify([job.id, worker?.id, start_at, end_at, type, is_holiday]);

/** Notes who changed what is paid, where a step changed it. */
export function note(of: Map<number, { paid: string; by: number }>, id: number, paid: string, by: number): void {
  if (of.get(id)?.paid !== paid) of.set(id, { paid, by });
}

/** Sentences that have to be true after every step of a run, and what counts where one is not. `now` is the clock's. */
const SENTENCES = ({ workers, jobs }: World, now: Date): Readonly<Record<string, ReturnType<typeof sql>>> => {
  const ofJobs = sql.raw(jobs.map(({ id }) => id).join());
  const ofWorkers = sql.raw(workers.map(({ id }) => id).join());
  return {
    'no shift to come without a worker': sql`select count(*)::int from shifts s where s.job_id in (${ofJobs})
      and s.status in ('published', 'confirmed') and s.start_at > ${now.toISOString()}::timestamptz and s.worker_id is null`,
    'no shift to come without a valid job': sql`select count(*)::int from shifts s join jobs j on j.id = s.job_id where s.job_id in (${ofJobs})
      and s.status in ('published', 'confirmed') and s.start_at > ${now.toISOString()}::timestamptz
      and (j.closed_at is not null or j.archived_at is not null)`,
    'no shift to come without an active worker': sql`select count(*)::int from shifts s join users u on u.id = s.worker_id
      where s.job_id in (${ofJobs}) and s.status in ('published', 'confirmed') and s.start_at > ${now.toISOString()}::timestamptz
      and (not u.is_active or u.archived_at is not null or u.verification_status <> 'verified')`,
    'no shift to come without an agreement': sql`select count(*)::int from shifts s where s.job_id in (${ofJobs})
      and s.status in ('published', 'confirmed') and s.start_at > ${now.toISOString()}::timestamptz and not exists (
        select 1 from service_agreements a where a.user_id = s.worker_id and a.status = 'signed'
        and s.date between a.commencement_date and a.end_date)`,
    'a shift costs what its lines cost': sql`select count(*)::int from shifts s where s.job_id in (${ofJobs})
      and s.cost_cents <> (select coalesce(sum(amount_cents), 0) from shift_segments g where g.shift_id = s.id)`,
    'an invoice totals its lines': sql`select count(*)::int from invoices i where i.worker_id in (${ofWorkers})
      and i.cost_of_service_cents + i.expenses_cents <> (select coalesce(sum(amount_cents), 0) from invoice_lines l where l.invoice_id = i.id)`,
    'no more is paid than is payable': sql`select count(*)::int from invoices i where i.worker_id in (${ofWorkers}) and i.paid_cents > i.payable_cents`,
    'no shift is billed twice': sql`select count(*)::int from (select l.shift_id from invoice_lines l join shifts s on s.id = l.shift_id
      where s.job_id in (${ofJobs}) group by l.shift_id having count(distinct l.invoice_id) > 1) twice`,
    'no expense is billed twice': sql`select count(*)::int from (select l.expense_id from invoice_lines l join expenses e on e.id = l.expense_id
      where e.job_id in (${ofJobs}) group by l.expense_id having count(*) > 1) twice`,
    'what is billed says so': sql`select count(*)::int from shifts s where s.job_id in (${ofJobs})
      and (s.invoice_id is null) <> (s.status <> 'invoiced')`,
    'no two shifts of a worker overlap': sql`select count(*)::int from shifts a join shifts b on a.id < b.id and a.worker_id = b.worker_id
      and a.start_at < b.end_at and b.start_at < a.end_at
      where a.job_id in (${ofJobs}) and a.status <> 'cancelled' and b.status <> 'cancelled'`,
  };
};

/** The sentences that are not true; none where all is well. */
export async function broken(world: World, model: Model): Promise<string[]> {
  const { services, clock } = world.api;
  const sentences = Object.entries(SENTENCES(world, clock.now()));
  const counts = sql.join(
    sentences.map(([, count]) => sql`(${count})`),
    sql`, `,
  );
  const [row] = await rowsOf<{ counts: number[] }>(services.db, sql`select array[${counts}] as counts`);
  const untrue = sentences.flatMap(([sentence], at) => (row?.counts[at] === 0 ? [] : [sentence]));
  return [...untrue, ...(await approvedByChanger(world, model))];
}

async function approvedByChanger({ api, jobs }: World, model: Model): Promise<string[]> {
  const ofJobs = sql.raw(jobs.map(({ id }) => id).join());
  const approvals = await rowsOf<{ kind: 'shifts' | 'expenses'; id: number; approver: number }>(
    api.services.db,
    sql`select 'shifts' as kind, id, approved_by_id as approver from shifts where job_id in (${ofJobs}) and approved_by_id is not null
      union all select 'expenses', id, decided_by_id from expenses where job_id in (${ofJobs}) and status = 'approved'`,
  );
  return approvals.flatMap(({ kind, id, approver }) =>
    model[kind].get(id)?.by === approver ? [`nobody both changed and approved (${kind} ${id})`] : [],
  );
}
