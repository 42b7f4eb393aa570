import { type ExportKind, reports } from '@careloom/contract/resources/reports';
import { MAILED_LISTS } from '@careloom/contract/resources/saved-views';
import { and, asc, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import { reportFiles } from '../../platform/db/schema/report-files';
import { savedViews } from '../../platform/db/schema/saved-views';
import { inTransaction } from '../../platform/db/transaction';
import { enqueue } from '../../platform/queue/enqueue';
import type { Services } from '../../platform/services';
import { addDays } from '../../platform/clock/local-day';
import { today } from '../organisation/today';

declare module '../../platform/queue/jobs' {
  interface Jobs {
    'mail-views': Record<string, never>;
  }
}

/** The number of views that one transaction starts. */
const AT_ONCE = 100;

const KINDS: Readonly<Record<string, ExportKind>> = { 'expense-report': 'expense', 'invoice-report': 'invoice' };
const QUERIES = { expense: reports.exportExpenses.query, invoice: reports.exportInvoices.query } as const;
/** The filters that apply to a file; other query fields only affect how the page shows it. */
const NARROWING = ['search', 'house_id', 'worker_id', 'status'];

interface Days {
  from: string;
  to: string;
}

/** The first and last day of the month before a month, `yyyy-MM`. */
function daysBefore(month: string): Days {
  const to = addDays(`${month}-01`, -1);
  return { from: `${to.slice(0, 7)}-01`, to };
}

/** The filters of a saved report for these days. Omits filters that the report would refuse, for example in a hand-edited address. */
function filtersOf(kind: ExportKind, query: string, days: Days): Record<string, string> {
  const narrows = ([name, value]: [string, string]) => NARROWING.includes(name) && QUERIES[kind].safeParse({ [name]: value }).success;
  return { ...Object.fromEntries([...new URLSearchParams(query)].filter(narrows)), ...days };
}

/**
 * The job that starts the file of each saved report with mails, once it is the first of a month in the organisation's time zone. A view
 * stores the month in the transaction that starts its file, so that a killed server neither starts a file twice nor skips one; a server
 * that was off on the first starts them when it is back. The mail is written when the file ends.
 */
export const mailViews = (services: Services) => async (): Promise<void> => {
  const { db, clock } = services;
  const month = (await today(db, clock.now())).slice(0, 7);
  const due = and(isNotNull(savedViews.mailed_as), lt(savedViews.mailed_month, month), inArray(savedViews.list, [...MAILED_LISTS]));
  const beginSome = () =>
    inTransaction(db, async (tx) => {
      const views = await tx.select().from(savedViews).where(due).orderBy(asc(savedViews.id)).limit(AT_ONCE).for('update');
      for (const { id, user_id, list, name, query, mailed_as } of views) {
        const kind = KINDS[list];
        if (kind && mailed_as) {
          const filters = filtersOf(kind, query, daysBefore(month));
          const file = { made_for_id: user_id, kind, format: mailed_as, filters, total: 0, mailed_view: name, created_at: clock.now() };
          await tx.insert(reportFiles).values(file);
        }
        await tx.update(savedViews).set({ mailed_month: month }).where(eq(savedViews.id, id));
      }
      if (views.length > 0) await enqueue(tx, 'make-reports', {});
      return views.length;
    });
  while ((await beginSome()) === AT_ONCE);
};
