import type { Holiday, HolidayCalendar, State } from '@careloom/pay/day-type';
import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { settings } from '../db/schema/access';
import { holidays } from '../db/schema/shifts';
import { states } from '../db/schema/states';
import type { Executor, Tx } from '../db/transaction';
import { clockOf } from '../wire/time';
import { addDays } from './local-day';

/** The setting that names the version of the table: it is copied onto every line that is priced by it. */
export const HOLIDAY_VERSION = 'holiday_version';

/** What a shift may reach beyond the day of its start. */
const REACH_DAYS = 2;

interface Wanted {
  states: readonly State[];
  /** First and last day of the shifts. */
  from: string;
  to: string;
}

/** The public holidays of some states around some days, as the pay engine reads them. */
export async function holidayCalendar(executor: Executor, { states: wanted, from, to }: Wanted): Promise<HolidayCalendar> {
  const rows = await executor
    .select({ date: holidays.date, name: holidays.name, state: states.code, starts_at: holidays.starts_at, region: holidays.region })
    .from(holidays)
    .innerJoin(states, eq(states.id, holidays.state_id))
    .where(and(inArray(states.code, [...wanted]), gte(holidays.date, from), lte(holidays.date, addDays(to, REACH_DAYS))));
  const [version] = await executor.select({ name: VERSION_NAME }).from(settings).where(IS_VERSION);
  return { version: nameOf(version), days: rows.map(dayOf) };
}

const IS_VERSION = eq(settings.key, HOLIDAY_VERSION);
/** As text: of a JSON text that looks like a number (`2026.1`) Drizzle makes the number. */
const VERSION_NAME = sql<string>`${settings.value} #>> '{}'`;
const nameOf = (row: { name: string } | undefined): string => row?.name ?? 'none';

/**
 * Keeps the table as it is until the transaction ends: who prices in one holds it before anything else, as who changes the table
 * does, so that none waits in a circle. @returns its version
 */
export async function holdCalendar(tx: Tx): Promise<string> {
  const [version] = await tx.select({ name: VERSION_NAME }).from(settings).where(IS_VERSION).for('share');
  return nameOf(version);
}

/** Nobody else prices by the table, or changes it, until the transaction ends; what is priced from now on bears another version. */
export async function changeCalendar(tx: Tx): Promise<void> {
  await tx.insert(settings).values({ key: HOLIDAY_VERSION, value: 'none' }).onConflictDoNothing();
  const [version] = await tx.select({ name: VERSION_NAME }).from(settings).where(IS_VERSION).for('update');
  await tx
    .update(settings)
    .set({ value: nextVersion(nameOf(version)) })
    .where(IS_VERSION);
}

/** `2026.1` is followed by `2026.1+1`: the calendar that the table began with, and how often people changed it. */
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
}

const dayOf = ({ date, name, state, starts_at, region }: Row): Holiday => ({
  date,
  name,
  state: state as State,
  ...(starts_at !== null && { starts_at: clockOf(starts_at) }),
  ...(region !== null && { region }),
});
