import type { expenses, invoiceLines } from '../../platform/db/schema/money';
import type { shifts, shiftSegments } from '../../platform/db/schema/shifts';

type Line = Omit<typeof invoiceLines.$inferInsert, 'invoice_id' | 'position'>;
type Shift = Pick<typeof shifts.$inferSelect, 'id' | 'name'>;
type Segment = Pick<
  typeof shiftSegments.$inferSelect,
  'date' | 'part' | 'rate_type' | 'minutes' | 'paid_minutes' | 'rate_cents' | 'amount_cents'
>;
type Expense = Pick<typeof expenses.$inferSelect, 'id' | 'date' | 'title' | 'amount_cents'>;

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Formats `2026-11-16` as `Mon 16 Nov`. */
function dayInWords(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return `${DAYS[date.getUTCDay()] ?? ''} ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()] ?? ''}`;
}

const KIND: Readonly<Record<string, string>> = { sleep_over: 'sleep over', active_night: 'active night', overnight: 'evening' };

/** Copies each segment to a line: quantity times unit price is the amount, as accounting services require. */
export const linesOfShift = (shift: Shift, segments: readonly Segment[]): Line[] =>
  segments.map((segment) => {
    const fixed = segment.part === 'sleep_over';
    return {
      description: `${dayInWords(segment.date)}, ${shift.name}, ${KIND[segment.rate_type] ?? segment.rate_type}`,
      service_minutes: segment.minutes,
      quantity: fixed ? 1 : segment.paid_minutes / 60,
      unit_cents: segment.rate_cents,
      amount_cents: segment.amount_cents,
      item_code: segment.rate_type.toUpperCase(),
      shift_id: shift.id,
      expense_id: null,
    };
  });

export const lineOfExpense = (expense: Expense): Line => ({
  description: `${dayInWords(expense.date)}, ${expense.title}`,
  service_minutes: null,
  quantity: 1,
  unit_cents: expense.amount_cents,
  amount_cents: expense.amount_cents,
  item_code: 'EXPENSE',
  shift_id: null,
  expense_id: expense.id,
});
