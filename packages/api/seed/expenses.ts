import { expenses } from '../src/platform/db/schema/money';
import { EXPENSES, REJECTIONS } from './data/texts';
import type { Job } from './jobs';
import type { Office } from './office';
import type { Planned } from './plan';
import type { Setting } from './setting';

export type ExpenseRow = Planned<typeof expenses>;

/** `BACK`: over how many past days expenses are spread. `OF_DEMO`: the number of expenses of the demo's worker, enough to show paging. */
const BACK = 84;
const OF_DEMO = 48;
/** An expense may be undecided for this number of days. */
const RECENT = 12;

/** Expenses of jobs that have or had a worker; all but recent ones are decided. */
export function makeExpenses(setting: Setting, jobs: readonly Job[], office: Office, demoId: number): void {
  const { random, calendar } = setting;
  const planned: { job: Job; offset: number }[] = [];
  for (const job of jobs) {
    if (!job.worker) continue;
    const isDemo = job.worker.user.id === demoId && job.row.status === 'assigned';
    for (let nth = isDemo ? OF_DEMO : random.int(1, 5); nth > 0; nth--)
      planned.push({ job, offset: -random.int(1, random.chance(0.4) ? RECENT : BACK) });
  }
  planned.sort((a, b) => a.offset - b.offset);
  for (const { job, offset } of planned) if (wasRunning(job, calendar.day(offset))) addExpense(setting, job, offset, office);
}

const wasRunning = ({ row }: Job, day: string) =>
  row.start_date <= day && (!row.closed_at || day <= row.closed_at.toISOString().slice(0, 10));

function addExpense({ plan, random, calendar }: Setting, { row, worker }: Job, offset: number, office: Office) {
  const [title, least, most] = random.pick(EXPENSES);
  const decided = offset < -RECENT || random.chance(0.4);
  const rejected = decided && random.chance(0.12);
  const addedByOffice = random.chance(0.1);
  const added_by_id = addedByOffice || !worker ? (office.managers[0]?.id ?? office.admin.id) : worker.user.id;
  plan.add(expenses, {
    date: calendar.day(offset),
    title,
    description: random.chance(0.4) ? 'With two participants, receipt attached.' : null,
    amount_cents: random.int(least, most),
    worker_id: worker?.user.id ?? null,
    job_id: row.id,
    house_id: row.house_id,
    status: rejected ? 'rejected' : decided ? 'approved' : 'pending',
    added_by_id,
    decided_by_id: decided ? office.admin.id : null,
    decided_on: decided ? calendar.day(Math.min(offset + random.int(1, 5), 0)) : null,
    reject_reason: rejected ? random.pick(REJECTIONS) : null,
    invoice_id: null,
    receipt_file_id: null,
    created_at: new Date(calendar.at(offset, 9, random.int(0, 59)).getTime()),
  });
}
