import type { EarningLine, EarningShift, MonthOfEarnings } from '@careloom/contract/resources/earnings';

/** A line of the month: parts of shifts of one kind. */
export interface MonthLine {
  key: string;
  /** `work`, `sleep_over`, `wake_up`, or a state of whole shifts: `waiting`, `rostered`. */
  kind: string;
  day: string;
  rate: string;
  cents: number;
  /** Paid minutes; 0 for sleep overs. */
  minutes: number;
  /** The rate of all parts in cents; null if they differ. */
  rateCents: number | null;
  times: number;
  shifts: { shift: EarningShift; cents: number }[];
}

const ORDER = ['weekday', 'overnight', 'active_night', 'saturday', 'sunday', 'holiday', 'sleep_over'];
const rankOf = ({ kind, rate }: MonthLine) => (kind === 'wake_up' ? ORDER.length : ORDER.indexOf(rate));

const groupOf = ({ part, day_type, rate_type }: EarningLine) => (part === 'work' ? `${part} ${day_type} ${rate_type}` : part);

/** The lines of the earned amount: one for each kind of day and rate, sleep overs, wake-ups. */
export function linesOf(shifts: readonly EarningShift[]): MonthLine[] {
  const lines = new Map<string, MonthLine>();
  for (const shift of shifts.filter(({ state }) => state === 'approved'))
    for (const line of shift.lines) {
      const key = groupOf(line);
      const found = lines.get(key);
      const into = found ?? newLine(key, line);
      if (found && found.rateCents !== line.rate_cents) into.rateCents = null;
      into.cents += line.amount_cents;
      into.minutes += line.paid_minutes;
      into.times += 1;
      const last = into.shifts.at(-1);
      if (last?.shift.id === shift.id) last.cents += line.amount_cents;
      else into.shifts.push({ shift, cents: line.amount_cents });
      lines.set(key, into);
    }
  return [...lines.values()].sort((one, other) => rankOf(one) - rankOf(other));
}

const newLine = (key: string, { part, day_type, rate_type, rate_cents }: EarningLine): MonthLine => ({
  ...{ key, kind: part, day: day_type, rate: rate_type, rateCents: rate_cents },
  ...{ cents: 0, minutes: 0, times: 0, shifts: [] },
});

/** All shifts of an unearned state as one line; null if there are none. */
export function lineOfState(shifts: readonly EarningShift[], state: 'waiting' | 'rostered'): MonthLine | null {
  const found = shifts.filter((shift) => shift.state === state);
  if (found.length === 0) return null;
  const sum = found.reduce((cents, { cost_cents }) => cents + cost_cents, 0);
  const list = found.map((shift) => ({ shift, cents: shift.cost_cents }));
  return { key: state, kind: state, day: '', rate: '', cents: sum, minutes: 0, rateCents: null, times: found.length, shifts: list };
}

export interface Standing {
  earned: number;
  /** Sum including shifts that wait for approval and rostered shifts. */
  all: number;
  /** The earnings after the fee, with their paid and pending parts. All in cents. */
  net: number;
  paid: number;
  coming: number;
  notInvoiced: number;
}

/** The sums of a month, in cents. */
export function standingOf({ shifts, invoices }: Pick<MonthOfEarnings, 'shifts' | 'invoices'>): Standing {
  const sum = (of: readonly EarningShift[], cents: (shift: EarningShift) => number) => of.reduce((total, one) => total + cents(one), 0);
  const approved = shifts.filter(({ state }) => state === 'approved');
  const netOf = ({ cost_cents, fee_cents }: EarningShift) => cost_cents - fee_cents;
  const net = sum(approved, netOf);
  const paid = invoices.reduce((total, { paid_cents }) => total + paid_cents, 0);
  return {
    earned: sum(approved, ({ cost_cents }) => cost_cents),
    all: sum(shifts, ({ cost_cents }) => cost_cents),
    ...{ net, paid, coming: net - paid },
    notInvoiced: sum(
      approved.filter(({ invoice_id }) => invoice_id === null),
      netOf,
    ),
  };
}

/** A month before or after another: `yyyy-MM`. */
export function monthBeside(month: string, by: 1 | -1): string {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + by;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
}
