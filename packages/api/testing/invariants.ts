import type { Database } from '../src/platform/db/database';

/** Invariants of every database, and for each the query that counts violations. */
const INVARIANTS: Readonly<Record<string, string>> = {
  'no two shifts of a worker overlap': `
    select count(*) from shifts a join shifts b on a.id < b.id and a.worker_id = b.worker_id
    and a.start_at < b.end_at and b.start_at < a.end_at where a.status <> 'cancelled' and b.status <> 'cancelled'`,
  'a shift costs what its segments cost': `
    select count(*) from shifts s where cost_cents <> (select coalesce(sum(amount_cents), 0) from shift_segments where shift_id = s.id)`,
  'an invoice totals its lines': `
    select count(*) from invoices i where cost_of_service_cents + expenses_cents <>
    (select coalesce(sum(amount_cents), 0) from invoice_lines where invoice_id = i.id)`,
  'what is billed says so': `
    select count(*) from invoice_lines l join expenses e on e.id = l.expense_id where e.invoice_id is distinct from l.invoice_id`,
  'what says that it is billed is': `
    select count(*) from expenses e where invoice_id is not null and not exists
    (select 1 from invoice_lines where expense_id = e.id and invoice_id = e.invoice_id)`,
  'an assigned job has its worker': `select count(*) from jobs where status = 'assigned' and worker_id is null`,
  'who took an application took the job': `
    select count(*) from applications a join jobs j on j.id = a.job_id where a.status = 'assigned' and j.worker_id is distinct from a.worker_id`,
  'an assigned worker was notified once': `
    select count(*) from applications a where status = 'assigned' and 1 <>
    (select count(*) from notifications where type = 'assign_job' and route_id = a.job_id and user_id = a.worker_id)`,
  'an expense was reported': `
    select count(*) from expenses e where not exists (select 1 from notifications where type = 'expense_generated' and route_id = e.id)`,
};

/** The violated invariants; empty if there are none. */
export async function brokenInvariants({ query }: Database): Promise<string[]> {
  const broken: string[] = [];
  for (const [sentence, sql] of Object.entries(INVARIANTS)) {
    const { rows } = await query(sql);
    if (Number(rows[0]?.['count']) > 0) broken.push(sentence);
  }
  return broken;
}
