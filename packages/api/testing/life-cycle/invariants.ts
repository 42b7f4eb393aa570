import type { Expense } from '@careloom/contract/resources/expenses';
import type { Shift } from '@careloom/contract/resources/shifts';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../src/platform/db/rows-of';
import type { Services } from '../../src/platform/services';
import type { World } from './world';

/** What the steps of a run did beyond what the database stores: who last changed the pay basis. */
export interface Model {
  /** By shift: the last seen hours, job, worker and type, and who set them. */
  shifts: Map<number, { paid: string; by: number }>;
  /** By expense: the amount, job and worker, and who set them. */
  expenses: Map<number, { paid: string; by: number }>;
}

export const newModel = (): Model => ({ shifts: new Map(), expenses: new Map() });

export const paidOf = ({ job, worker, start_at, end_at, type, is_holiday }: Shift): string =>
  JSON.stringify([job.id, worker?.id, start_at, end_at, type, is_holiday]);

export const spentOf = ({ amount, job, worker }: Expense): string => JSON.stringify([amount, job?.id, worker?.id]);

/** Records who changed the pay basis, if a step changed it. */
export function note(of: Map<number, { paid: string; by: number }>, id: number, paid: string, by: number): void {
  if (of.get(id)?.paid !== paid) of.set(id, { paid, by });
}

/** Invariants after every step of a run, each with the query that counts violations in `own_jobs` and `own_workers` at the clock's `moment`. */
const SENTENCES: Readonly<Record<string, string>> = {
  'no shift to come without a worker': `select count(*) from shifts s where s.job_id = any(own_jobs)
    and s.status in ('published', 'confirmed') and s.start_at > moment and s.worker_id is null`,
  'no shift to come without a valid job': `select count(*) from shifts s join jobs j on j.id = s.job_id where s.job_id = any(own_jobs)
    and s.status in ('published', 'confirmed') and s.start_at > moment
    and (j.closed_at is not null or j.archived_at is not null)`,
  'no shift to come without an active worker': `select count(*) from shifts s join users u on u.id = s.worker_id
    where s.job_id = any(own_jobs) and s.status in ('published', 'confirmed') and s.start_at > moment
    and (not u.is_active or u.archived_at is not null or u.verification_status <> 'verified')`,
  'no shift to come without an agreement': `select count(*) from shifts s where s.job_id = any(own_jobs)
    and s.status in ('published', 'confirmed') and s.start_at > moment and not exists (
      select 1 from service_agreements a where a.user_id = s.worker_id and a.status = 'signed'
      and s.date between a.commencement_date and a.end_date)`,
  'a shift costs what its lines cost': `select count(*) from shifts s where s.job_id = any(own_jobs)
    and s.cost_cents <> (select coalesce(sum(amount_cents), 0) from shift_segments g where g.shift_id = s.id)`,
  'an invoice totals its lines': `select count(*) from invoices i where i.worker_id = any(own_workers)
    and i.cost_of_service_cents + i.expenses_cents <> (select coalesce(sum(amount_cents), 0) from invoice_lines l where l.invoice_id = i.id)`,
  'no more is paid than is payable': `select count(*) from invoices i where i.worker_id = any(own_workers) and i.paid_cents > i.payable_cents`,
  'no shift is billed twice': `select count(*) from (select l.shift_id from invoice_lines l join shifts s on s.id = l.shift_id
    where s.job_id = any(own_jobs) group by l.shift_id having count(distinct l.invoice_id) > 1) twice`,
  'no expense is billed twice': `select count(*) from (select l.expense_id from invoice_lines l join expenses e on e.id = l.expense_id
    where e.job_id = any(own_jobs) group by l.expense_id having count(*) > 1) twice`,
  'what is billed says so': `select count(*) from shifts s where s.job_id = any(own_jobs)
    and (s.invoice_id is null) <> (s.status <> 'invoiced')`,
  'no two shifts of a worker overlap': `select count(*) from shifts a join shifts b on a.id < b.id and a.worker_id = b.worker_id
    and a.start_at < b.end_at and b.start_at < a.end_at
    where a.job_id = any(own_jobs) and a.status <> 'cancelled' and b.status <> 'cancelled'`,
};

/** Who approved paid work. */
const APPROVALS = `select 'shifts' as kind, id, approved_by_id as approver from shifts where job_id = any(own_jobs) and approved_by_id is not null
  union all select 'expenses', id, decided_by_id from expenses where job_id = any(own_jobs) and status = 'approved'`;

/** Everything that `broken` reads, as a database function: it is planned once, instead of after every step, which takes longer than running it. */
export async function prepareInvariants({ db }: Services): Promise<void> {
  const counts = Object.values(SENTENCES).map((count) => `(${count})::int`);
  await db.execute(
    sql.raw(`create function life_cycle_facts(own_jobs int[], own_workers int[], moment timestamptz, out counts int[], out approvals json)
      language plpgsql stable set plan_cache_mode = force_generic_plan as $facts$
      begin
        select array[${counts.join()}], (select coalesce(json_agg(a), '[]') from (${APPROVALS}) a) into counts, approvals;
      end $facts$`),
  );
}

interface Facts {
  counts: number[];
  approvals: { kind: 'shifts' | 'expenses'; id: number; approver: number }[];
}

const idsOf = (records: readonly { id: number }[]) => `{${records.map(({ id }) => id).join()}}`;

/** The violated invariants; empty if there are none. */
export async function broken({ api: { services, clock }, jobs, workers }: World, model: Model): Promise<string[]> {
  const [facts] = await rowsOf<Facts>(
    services.db,
    sql`select * from life_cycle_facts(${idsOf(jobs)}::int[], ${idsOf(workers)}::int[], ${clock.now().toISOString()}::timestamptz)`,
  );
  const untrue = Object.keys(SENTENCES).filter((_sentence, at) => facts?.counts[at] !== 0);
  const byChanger = facts?.approvals.filter(({ kind, id, approver }) => model[kind].get(id)?.by === approver) ?? [];
  return [...untrue, ...byChanger.map(({ kind, id }) => `nobody both changed and approved (${kind} ${id})`)];
}
