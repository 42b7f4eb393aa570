import { eq } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import { invoices } from '../../platform/db/schema/invoices';
import { jobs } from '../../platform/db/schema/jobs';
import { expenses } from '../../platform/db/schema/money';
import { houses } from '../../platform/db/schema/places';
import { spender } from '../expenses/select-expenses';
import { payee } from '../invoices/select-invoices';

/** Joins expenses with the tables that reports filter and group by: job, house and worker. */
export const joinExpenses = <Query extends PgSelect>(query: Query) =>
  query
    .innerJoin(jobs, eq(jobs.id, expenses.job_id))
    .innerJoin(houses, eq(houses.id, expenses.house_id))
    .leftJoin(spender, eq(spender.id, expenses.worker_id));

/** Joins invoices with the tables that reports filter and group by: worker, job and house. */
export const joinInvoices = <Query extends PgSelect>(query: Query) =>
  query
    .innerJoin(payee, eq(payee.id, invoices.worker_id))
    .leftJoin(jobs, eq(jobs.id, invoices.job_id))
    .leftJoin(houses, eq(houses.id, invoices.house_id));
