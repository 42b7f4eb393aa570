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
import { insertRows } from '../src/platform/db/insert-rows';
import type { Tx } from '../src/platform/db/transaction';
import type { Plan } from './plan';

/** What refers to others comes after them. */
const ORDER: readonly PgTable[] = [
  providers,
  payLevels,
  payLevelTimings,
  users,
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

/** Writes all rows of a plan. Ids that the database gives afterwards go on from there. */
export async function writePlan(tx: Tx, plan: Plan): Promise<void> {
  for (const table of ORDER) {
    const rows = plan.of(table);
    await insertRows(tx, table, rows);
    if (rows.length > 0 && 'id' in getTableColumns(table)) await continueIds(tx, table, rows.length);
  }
}

const continueIds = (tx: Tx, table: PgTable, last: number) =>
  tx.execute(sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), ${last})`);
