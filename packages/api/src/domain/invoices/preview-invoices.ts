import type { DraftInvoice, invoiceDrafts as calls, LeftOut } from '@careloom/contract/resources/invoice-drafts';
import type { MessageKey } from '@careloom/contract/messages/index';
import { invoiceTotals } from '@careloom/pay/invoice-totals';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import { expenses } from '../../platform/db/schema/money';
import { houses } from '../../platform/db/schema/places';
import { shifts } from '../../platform/db/schema/shifts';
import type { Context } from '../../platform/http/context';
import type { CurrentUser } from '../../platform/http/current-user';
import { unprocessable } from '../../platform/http/errors';
import { text } from '../../platform/http/text';
import { groupBy } from '../../platform/list/group';
import { bit, hoursOf, money } from '../../platform/serialize/values';
import { nameOf, personOf } from '../../platform/serialize/person';
import type { Services } from '../../platform/services';
import { expensesWithin } from '../expenses/expense-record';
import { brokenRules } from '../shifts/prerequisites';
import { shiftsWithin } from '../shifts/shift-record';

type Kind = LeftOut['kind'];
type Worker = Pick<typeof users.$inferSelect, 'id' | 'first_name' | 'last_name' | 'abn' | 'gst_registered'>;

/** A shift or an expense that may be billed. Amounts in cents; an expense has no minutes, cost and fee. */
interface Item {
  kind: Kind;
  id: number;
  name: string;
  date: string;
  worker: Worker | null;
  status: string;
  invoice_id: number | null;
  minutes: number;
  cost_cents: number;
  fee_cents: number;
  amount_cents: number;
}

/**
 * The invoices that `generateInvoices` would create from the same ids, by the same rules and sums, and the items it would refuse.
 * @throws 422 when nothing is selected
 */
export async function previewInvoices({ services, user, body }: Context<typeof calls.preview>) {
  const { shift_ids, expense_ids } = body;
  if (shift_ids.length + expense_ids.length === 0) throw unprocessable('error.select_shift_expense');
  const items = [...(await readShifts(services, user, shift_ids)), ...(await readExpenses(services, user, expense_ids))];
  const broken = await brokenRules(services.db, shift_ids);
  const reasons = new Map(items.map((item) => [item, reasonOf(item, broken)]));
  const fit = items.filter((item) => reasons.get(item) === null);
  const idsOf = (kind: Kind) => fit.filter((item) => item.kind === kind).map(({ id }) => id);
  const unknown = [...unknownOf('shift', shift_ids, items), ...unknownOf('expense', expense_ids, items)];
  return {
    invoices: [...groupBy(fit, ({ worker }) => worker?.id ?? 0).values()].flatMap(draftOf),
    left_out: [...items.flatMap((item) => leftOutOf(item, reasons.get(item) ?? null)), ...unknown],
    fit: { shift_ids: idsOf('shift'), expense_ids: idsOf('expense') },
  };
}

const worker = {
  id: users.id,
  first_name: users.first_name,
  last_name: users.last_name,
  abn: users.abn,
  gst_registered: users.gst_registered,
};

async function readShifts({ db }: Services, user: CurrentUser, ids: readonly number[]): Promise<Item[]> {
  const rows = await db
    .select({ shift: shifts, worker })
    .from(shifts)
    .innerJoin(houses, eq(houses.id, shifts.house_id))
    .leftJoin(users, eq(users.id, shifts.worker_id))
    .where(and(inArray(shifts.id, [...ids]), shiftsWithin(user)))
    .orderBy(asc(shifts.date), asc(shifts.id));
  return rows.map(({ shift, ...row }) => ({ ...shift, ...row, kind: 'shift', amount_cents: 0 }));
}

async function readExpenses({ db }: Services, user: CurrentUser, ids: readonly number[]): Promise<Item[]> {
  const rows = await db
    .select({ expense: expenses, worker })
    .from(expenses)
    .innerJoin(houses, eq(houses.id, expenses.house_id))
    .leftJoin(users, eq(users.id, expenses.worker_id))
    .where(and(inArray(expenses.id, [...ids]), expensesWithin(user)))
    .orderBy(asc(expenses.date), asc(expenses.id));
  const none = { minutes: 0, cost_cents: 0, fee_cents: 0 };
  return rows.map(({ expense, ...row }) => ({ ...expense, ...row, ...none, kind: 'expense', name: expense.title }));
}

/** Why an item cannot be billed, as a sentence; null if it can. */
function reasonOf(item: Item, broken: ReadonlyMap<number, MessageKey>): string | null {
  if (item.kind === 'shift' && item.invoice_id !== null) return text('shift.invoiced');
  if (item.status !== 'approved' || item.invoice_id !== null || !item.worker) return text('invoice.not_invoiceable');
  const rule = item.kind === 'shift' ? broken.get(item.id) : undefined;
  if (rule) return text(rule);
  return item.worker.abn ? null : text('invoice.no_abn', { name: nameOf(item.worker) });
}

const leftOutOf = ({ kind, id, name, date, worker: by }: Item, reason: string | null): LeftOut[] =>
  reason === null ? [] : [{ kind, id, name, date, worker: by && personOf(by), reason }];

function unknownOf(kind: Kind, ids: readonly number[], items: readonly Item[]): LeftOut[] {
  const known = new Set(items.filter((item) => item.kind === kind).map(({ id }) => id));
  const reason = text(kind === 'shift' ? 'shift.not_found' : 'invoice.not_invoiceable');
  return [...new Set(ids)].filter((id) => !known.has(id)).map((id) => ({ kind, id, name: null, date: null, worker: null, reason }));
}

function draftOf(items: readonly Item[]): DraftInvoice[] {
  const payee = items[0]?.worker;
  if (!payee) return [];
  const [worked, spent] = [items.filter(({ kind }) => kind === 'shift'), items.filter(({ kind }) => kind === 'expense')];
  const totals = invoiceTotals({ shifts: worked, expenses: spent, gst_registered: payee.gst_registered });
  return [
    {
      worker: personOf(payee),
      shifts: worked.length,
      expense_count: spent.length,
      hours_of_service: hoursOf(worked.reduce((sum, { minutes }) => sum + minutes, 0)),
      cost_of_service: money(totals.cost_of_service_cents),
      expenses: money(totals.expenses_cents),
      sub_total: money(totals.sub_total_cents),
      shift_fees: money(totals.shift_fees_cents),
      gst: money(totals.gst_cents),
      gst_registered: bit(payee.gst_registered),
      payable_amount: money(totals.payable_cents),
    },
  ];
}
