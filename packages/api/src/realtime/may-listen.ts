import { INACTIVE_CHANNEL, USER_CHANNEL } from '@careloom/contract/resources/broadcasting';
import { and, eq } from 'drizzle-orm';
import type { CurrentUser } from '../auth/current-user';
import { users } from '../db/schema/identity';
import { invoices } from '../db/schema/invoices';
import { jobs } from '../db/schema/jobs';
import { expenses } from '../db/schema/money';
import { houses } from '../db/schema/places';
import { shifts } from '../db/schema/shifts';
import type { Executor } from '../db/transaction';
import { expensesWithin } from '../resources/expenses/expense-scope';
import { housesWithin } from '../resources/houses/house-scope';
import { invoicesWithin } from '../resources/invoices/invoice-scope';
import { jobsWithin } from '../resources/jobs/job-scope';
import { shiftsWithin } from '../resources/shifts/shift-scope';
import { workersWithin } from '../resources/support-workers/worker-scope';
import { channelName } from './protocol';

/** Who has the same record open, `presence-house.7`: whoever reaches the record. */
const PRESENCE = /^presence-(house|job|shift|expense|invoice|support-worker)\.(\d{1,9})$/;
type Kind = 'house' | 'job' | 'shift' | 'expense' | 'invoice' | 'support-worker';

const own = (userId: number) => [USER_CHANNEL(userId), INACTIVE_CHANNEL(userId), `private-encrypted-user.${userId}`];

/** Whether a user may listen to a channel: the own ones, and the presence channels of records within reach. */
export async function mayListen(executor: Executor, user: CurrentUser, channel: string): Promise<boolean> {
  if (!channelName.safeParse(channel).success) return false;
  const [, kind, id] = PRESENCE.exec(channel) ?? [];
  if (kind === undefined) return own(user.id).includes(channel);
  return (await RECORDS[kind as Kind](executor, user, Number(id))).length === 1;
}

const RECORDS: Readonly<Record<Kind, (executor: Executor, user: CurrentUser, id: number) => Promise<unknown[]>>> = {
  house: (executor, user, id) =>
    executor
      .select({ id: houses.id })
      .from(houses)
      .where(and(eq(houses.id, id), housesWithin(user))),
  job: (executor, user, id) =>
    executor
      .select({ id: jobs.id })
      .from(jobs)
      .innerJoin(houses, eq(houses.id, jobs.house_id))
      .where(and(eq(jobs.id, id), jobsWithin(user))),
  shift: (executor, user, id) =>
    executor
      .select({ id: shifts.id })
      .from(shifts)
      .where(and(eq(shifts.id, id), shiftsWithin(user))),
  expense: (executor, user, id) =>
    executor
      .select({ id: expenses.id })
      .from(expenses)
      .innerJoin(houses, eq(houses.id, expenses.house_id))
      .where(and(eq(expenses.id, id), expensesWithin(user))),
  invoice: (executor, user, id) =>
    executor
      .select({ id: invoices.id })
      .from(invoices)
      .leftJoin(houses, eq(houses.id, invoices.house_id))
      .where(and(eq(invoices.id, id), invoicesWithin(user))),
  'support-worker': (executor, user, id) =>
    executor
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, id), workersWithin(user))),
};
