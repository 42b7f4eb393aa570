import { eq, inArray } from 'drizzle-orm';
import type { CurrentUser } from '../../platform/http/current-user';
import { users } from '../../platform/db/schema/identity';
import { jobs } from '../../platform/db/schema/jobs';
import type { Tx } from '../../platform/db/transaction';
import { notify } from '../notifications/notify';
import { canAnswer } from '../auth/needs-another';
import { money } from '../../platform/serialize/values';
import { nameOf } from '../../platform/serialize/person';
import type { LockedExpense } from './expense-record';

type Paid = Pick<LockedExpense, 'amount_cents' | 'worker_id' | 'job_id'>;

/** The columns that record who changed what an expense pays, and whether its worker must confirm that; none when it stays the same. */
export async function changeOf(tx: Tx, user: CurrentUser, before: LockedExpense, after: Paid, now: Date) {
  if (before.amount_cents === after.amount_cents && before.worker_id === after.worker_id && before.job_id === after.job_id) return {};
  const { worker_id } = after;
  const asks = worker_id !== null && worker_id !== user.id && (await canAnswer(tx, worker_id));
  return { changed_by_id: user.id, returned_at: asks ? now : null };
}

/** Notifies the previous and the current worker of an expense of its old and new values. */
export async function notifyOfChange(tx: Tx, user: CurrentUser, before: LockedExpense, after: Paid): Promise<void> {
  const to = [before.worker_id, after.worker_id].filter((id) => id !== null && id !== user.id) as number[];
  const [was, is] = [await wordsOf(tx, before), await wordsOf(tx, after)];
  const differing = was.flatMap((part, at) => (part === is[at] ? [] : [at]));
  const words = (parts: readonly string[]) => differing.map((at) => parts[at]).join(', ');
  const values = { name: `${user.firstName} ${user.lastName}`, title: before.title, before: words(was), after: words(is) };
  await notify(tx, { to, type: 'expense_changed', routeId: before.id, senderId: user.id, values });
}

async function wordsOf(tx: Tx, { amount_cents, worker_id, job_id }: Paid): Promise<string[]> {
  const [job] = await tx.select({ name: jobs.name }).from(jobs).where(eq(jobs.id, job_id));
  const workers = await tx
    .select({ first_name: users.first_name, last_name: users.last_name })
    .from(users)
    .where(inArray(users.id, worker_id === null ? [] : [worker_id]));
  return [`$${money(amount_cents)}`, workers.map(nameOf).join() || 'nobody', job?.name ?? ''];
}
