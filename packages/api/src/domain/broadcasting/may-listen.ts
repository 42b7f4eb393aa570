import { INACTIVE_CHANNEL, PRESENCE_CHANNEL, USER_CHANNEL } from '@careloom/contract/resources/broadcasting';
import { and, eq } from 'drizzle-orm';
import type { CurrentUser } from '../../platform/http/current-user';
import { users } from '../../platform/db/schema/identity';
import { invoices } from '../../platform/db/schema/invoices';
import { jobs } from '../../platform/db/schema/jobs';
import { expenses } from '../../platform/db/schema/money';
import { houses } from '../../platform/db/schema/places';
import { shifts } from '../../platform/db/schema/shifts';
import type { Executor } from '../../platform/db/transaction';
import { expensesWithin } from '../expenses/expense-record';
import { housesWithin } from '../houses/house-record';
import { invoicesWithin } from '../invoices/invoice-record';
import { jobsWithin } from '../jobs/job-record';
import { shiftsWithin } from '../shifts/shift-record';
import { workersWithin } from '../support-workers/worker-record';
import { channelName } from '../../platform/realtime/protocol';

/** Presence channels show who has the same record open (`presence-house.7`), to anyone who may see the record. */
const PRESENCE = /^presence-(house|job|shift|expense|invoice|support-worker)\.(\d{1,9})$/;
type Kind = 'house' | 'job' | 'shift' | 'expense' | 'invoice' | 'support-worker';

const own = (userId: number) => [PRESENCE_CHANNEL, USER_CHANNEL(userId), INACTIVE_CHANNEL(userId), `private-encrypted-user.${userId}`];

/** Whether a user may subscribe to a channel: the user's own channels, the inbox channel, and presence channels of records within scope. */
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
