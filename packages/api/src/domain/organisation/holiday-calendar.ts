import type { Holiday, HolidayCalendar, State } from '@careloom/pay/day-type';
import { computedDays, TABLED } from '@careloom/pay/holidays/calendar';
import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { settings } from '../../platform/db/schema/access';
import { holidays } from '../../platform/db/schema/shifts';
import { states } from '../../platform/db/schema/states';
import type { Executor, Tx } from '../../platform/db/transaction';
import { clockOf } from '../../platform/serialize/values';
import { addDays } from '../../platform/clock/local-day';

/** The setting with the version of the holiday table, which is copied to every pay line priced with it. */
export const HOLIDAY_VERSION = 'holiday_version';

/** The maximum number of days that a shift may extend beyond its first day. */
const REACH_DAYS = 2;

interface Wanted {
  states: readonly State[];
  /** First and last day of the shifts. */
  from: string;
  to: string;
}

/** The public holidays of some states around some days, for the pay engine: from the table, and by statute for years beyond it. */
export async function holidayCalendar(executor: Executor, { states: wanted, from, to }: Wanted): Promise<HolidayCalendar> {
  const until = addDays(to, REACH_DAYS);
  const { date, name, starts_at, region, provisional } = holidays;
  const rows = await executor
    .select({ date, name, state: states.code, starts_at, region, provisional })
    .from(holidays)
    .innerJoin(states, eq(states.id, holidays.state_id))
    .where(and(inArray(states.code, [...wanted]), gte(holidays.date, from), lte(holidays.date, until)));
  const years = yearsBetween(from, until);
  const computed = years.filter((year) => year < TABLED.from || year > TABLED.to).flatMap(computedDays);
  return { version: await holidayVersion(executor), days: [...rows.map(dayOf), ...computed], years };
}

function yearsBetween(from: string, to: string): number[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** The version name of the table, for pay lines priced with it. */
export async function holidayVersion(executor: Executor): Promise<string> {
  const [version] = await executor.select({ name: VERSION_NAME }).from(settings).where(IS_VERSION);
  return nameOf(version);
}

const IS_VERSION = eq(settings.key, HOLIDAY_VERSION);
/** As text: Drizzle would parse a JSON string that looks like a number (`2026.1`) as a number. */
const VERSION_NAME = sql<string>`${settings.value} #>> '{}'`;
const nameOf = (row: { name: string } | undefined): string => row?.name ?? 'none';

/**
 * Share-locks the holiday table until the transaction ends. Transactions that price take this lock first, as those that change the table
 * do, so that they cannot deadlock. @returns its version
 */
export async function holdCalendar(tx: Tx): Promise<string> {
  const [version] = await tx.select({ name: VERSION_NAME }).from(settings).where(IS_VERSION).for('share');
  return nameOf(version);
}

/** Locks the holiday table until the transaction ends, against pricing and changes by others, and increments its version. */
export async function changeCalendar(tx: Tx): Promise<void> {
  await tx.insert(settings).values({ key: HOLIDAY_VERSION, value: 'none' }).onConflictDoNothing();
  const [version] = await tx.select({ name: VERSION_NAME }).from(settings).where(IS_VERSION).for('update');
  await tx
    .update(settings)
    .set({ value: nextVersion(nameOf(version)) })
    .where(IS_VERSION);
}

/** `2026.1` is followed by `2026.1+1`: the version of the initial calendar, and the number of changes by people. */
export function nextVersion(version: string): string {
  const [first = '', changes = '0'] = version.split('+');
  return `${first}+${Number(changes) + 1}`;
}

interface Row {
  date: string;
  name: string;
  state: string;
  starts_at: string | null;
  region: string | null;
  provisional: boolean;
}

const dayOf = ({ date, name, state, starts_at, region, provisional }: Row): Holiday => ({
  date,
  name,
  state: state as State,
  ...(starts_at !== null && { starts_at: clockOf(starts_at) }),
  ...(region !== null && { region }),
  ...(provisional && { provisional }),
});
