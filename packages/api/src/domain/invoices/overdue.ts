import { DEFAULT_TIME_ZONE } from '@careloom/contract/states';
import { and, gt, lt, ne, type SQL, sql } from 'drizzle-orm';
import { settings } from '../../platform/db/schema/access';
import { invoices } from '../../platform/db/schema/invoices';

/** Today in the organisation's time zone, within a statement. */
const todayIn = (now: Date): SQL => sql`(${now.toISOString()}::timestamptz at time zone coalesce(
  (select ${settings.value} #>> '{}' from ${settings} where ${settings.key} = 'time_zone'), ${DEFAULT_TIME_ZONE}))::date`;

/** The due date: the last day to pay an invoice. */
const dueOn = sql`(${invoices.date} + ${invoices.payment_days})`;

/** Whether an amount is due. */
export const payable: SQL | undefined = and(ne(invoices.status, 'void'), gt(invoices.payable_cents, invoices.paid_cents));

/** Whether an amount is due and the due date has passed. */
export const overdue = (now: Date): SQL | undefined => and(payable, lt(dueOn, todayIn(now)));

/** Days since the due date; negative before it. */
export const daysOverdue = (now: Date): SQL<number> => sql<number>`(${todayIn(now)} - ${dueOn})`;
