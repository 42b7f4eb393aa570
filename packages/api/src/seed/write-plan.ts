import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { payLevels, payLevelTimings, providers, serviceAgreements } from '../db/schema/agreements';
import { messages } from '../db/schema/chat';
import { users } from '../db/schema/identity';
import { applications, jobInvitations, jobs } from '../db/schema/jobs';
import { invoices } from '../db/schema/invoices';
import { expenses, invoiceLines } from '../db/schema/money';
import { notifications } from '../db/schema/notices';
import { houseLeaderships, houses, participants } from '../db/schema/places';
import { holidays, shifts, shiftSegments, wakeUps } from '../db/schema/shifts';
import type { Tx } from '../db/transaction';
import { groupBy } from './group';
import type { Plan } from './plan';

/** What refers to others comes after them. */
const ORDER: readonly PgTable[] = [
  holidays,
  providers,
  payLevels,
  payLevelTimings,
  users,
  houses,
  houseLeaderships,
  participants,
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
];

const BATCH = 2_000;

/** Writes all rows of a plan. Ids that the database gives afterwards go on from there. */
export async function writePlan(tx: Tx, plan: Plan): Promise<void> {
  for (const table of ORDER) await writeRows(tx, table, plan.of(table));
}

/**
 * A batch is one parameter of JSON, read back as rows by the database: many times faster than a parameter for each value.
 * Rows with other keys are written apart, so that what a row leaves out takes the column's default.
 */
async function writeRows(tx: Tx, table: PgTable, rows: readonly object[]): Promise<void> {
  const columns = getTableColumns(table);
  const target = sql.identifier(getTableName(table));
  for (const alike of groupBy(rows, (row) => Object.keys(row).join()).values()) {
    const names = Object.keys(alike[0] ?? {}).filter((name) => name in columns);
    const list = sql.join(
      names.map((name) => sql.identifier(name)),
      sql`, `,
    );
    for (let start = 0; start < alike.length; start += BATCH) {
      const json = JSON.stringify(alike.slice(start, start + BATCH));
      await tx.execute(sql`insert into ${target} (${list}) select ${list} from jsonb_populate_recordset(null::${target}, ${json}::jsonb)`);
    }
  }
  if (rows.length > 0 && 'id' in columns)
    await tx.execute(sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), ${rows.length})`);
}
