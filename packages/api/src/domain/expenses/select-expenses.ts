import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { files, users } from '../../platform/db/schema/identity';
import { jobs } from '../../platform/db/schema/jobs';
import { invoices } from '../../platform/db/schema/invoices';
import { expenses } from '../../platform/db/schema/money';
import { houses } from '../../platform/db/schema/places';
import type { Executor } from '../../platform/db/transaction';
import { total } from '../../platform/list/page-of';

export const spender = alias(users, 'spender');
const adder = alias(users, 'adder');
const decider = alias(users, 'decider');
const changer = alias(users, 'changer');

/** Expenses with their related records, one row each, in one statement. */
export const selectExpenses = (executor: Executor) =>
  executor
    .select({
      expense: expenses,
      worker: { id: spender.id, first_name: spender.first_name, last_name: spender.last_name, picture_file_id: spender.picture_file_id },
      job: { id: jobs.id, name: jobs.name },
      house: { id: houses.id, name: houses.name },
      added_by: { id: adder.id, first_name: adder.first_name, last_name: adder.last_name },
      decided_by: { id: decider.id, first_name: decider.first_name, last_name: decider.last_name },
      changed_by: { id: changer.id, first_name: changer.first_name, last_name: changer.last_name },
      receipt_mime: files.mime,
      invoice: { id: invoices.id, number: invoices.number },
      total,
    })
    .from(expenses)
    .innerJoin(jobs, eq(jobs.id, expenses.job_id))
    .innerJoin(houses, eq(houses.id, expenses.house_id))
    .innerJoin(adder, eq(adder.id, expenses.added_by_id))
    .leftJoin(spender, eq(spender.id, expenses.worker_id))
    .leftJoin(decider, eq(decider.id, expenses.decided_by_id))
    .leftJoin(changer, eq(changer.id, expenses.changed_by_id))
    .leftJoin(files, eq(files.id, expenses.receipt_file_id))
    .leftJoin(invoices, eq(invoices.id, expenses.invoice_id));

export type ExpenseRow = Awaited<ReturnType<typeof selectExpenses>>[number];
