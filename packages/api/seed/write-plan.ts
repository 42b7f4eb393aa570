import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { apiTokens } from '../src/platform/db/schema/access';
import { payLevels, payLevelTimings, providers, serviceAgreements } from '../src/platform/db/schema/agreements';
import { outings } from '../src/platform/db/schema/boards';
import { messages } from '../src/platform/db/schema/chat';
import { users } from '../src/platform/db/schema/identity';
import { applications, jobInvitations, jobs } from '../src/platform/db/schema/jobs';
import { invoices } from '../src/platform/db/schema/invoices';
import { expenses, invoiceLines } from '../src/platform/db/schema/money';
import { notifications } from '../src/platform/db/schema/notices';
import { houseLeaderships, houses, participants } from '../src/platform/db/schema/places';
import { shifts, shiftSegments, wakeUps } from '../src/platform/db/schema/shifts';
import { shareWishes } from '../src/platform/db/schema/wishes';
import { insertRows } from '../src/platform/db/insert-rows';
import type { Tx } from '../src/platform/db/transaction';
import type { Plan, Planned } from './plan';

/** Tables in order of reference: a table comes after those it refers to. */
const ORDER: readonly PgTable[] = [
  providers,
  payLevels,
  payLevelTimings,
  users,
  shareWishes,
  houses,
  houseLeaderships,
  participants,
  outings,
  serviceAgreements,
  jobs,
  jobInvitations,
  applications,
  invoices,
  shifts,
  shiftSegments,
  wakeUps,
  expenses,
  invoiceLines,
  messages,
  notifications,
  apiTokens,
];

/** Writes all rows of a plan. The sequences of the database continue after its ids. */
export async function writePlan(tx: Tx, plan: Plan): Promise<void> {
  for (const table of ORDER) {
    const rows = plan.of(table);
    await (table === users ? writePeople(tx, plan.of(users)) : insertRows(tx, table, rows));
    if (rows.length > 0 && 'id' in getTableColumns(table)) await continueIds(tx, table, rows.length);
  }
}

/** Writes verified workers after the others, in the name of the first account, which the audit then shows as the one who approved them. */
async function writePeople(tx: Tx, people: Planned<typeof users>[]): Promise<void> {
  const isApproved = ({ verification_status }: Planned<typeof users>) => verification_status === 'verified';
  await insertRows(
    tx,
    users,
    people.filter((person) => !isApproved(person)),
  );
  await tx.execute(sql`select set_config('careloom.actor', '1', true)`);
  await insertRows(tx, users, people.filter(isApproved));
  await tx.execute(sql`select set_config('careloom.actor', '', true)`);
}

const continueIds = (tx: Tx, table: PgTable, last: number) =>
  tx.execute(sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), ${last})`);
