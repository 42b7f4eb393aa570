import { SCHEDULED, SHIFT_STATUSES, SHIFT_TYPES } from '@careloom/contract/resources/shifts';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  text,
  time,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { payLevels } from './agreements';
import { oneOfCheck, cents, createdAt, instant, instantRange, key } from './columns';
import { users } from './identity';
import { jobs } from './jobs';
import { invoices } from './invoices';
import { houses } from './places';
import { states } from './states';

export const SEGMENT_PARTS = ['work', 'sleep_over', 'wake_up'] as const;

/**
 * A shift with its computed price. Rates, fee and holidays are copied, so that a later change of a pay level never changes past work. A
 * worker's shifts do not overlap, except cancelled ones: an exclusion constraint in a hand-written migration.
 */
export const shifts = pgTable(
  'shifts',
  {
    id: key(),
    job_id: integer()
      .notNull()
      .references(() => jobs.id),
    house_id: integer()
      .notNull()
      .references(() => houses.id),
    worker_id: integer().references(() => users.id),
    name: text().notNull(),
    description: text(),
    /** Local date and time in `time_zone`, and the corresponding instants. */
    date: date({ mode: 'string' }).notNull(),
    start_time: time().notNull(),
    end_time: time().notNull(),
    time_zone: text().notNull(),
    start_at: instant().notNull(),
    end_at: instant().notNull(),
    during: instantRange().generatedAlwaysAs(sql`tstzrange("start_at", "end_at")`),
    is_overnight: boolean().notNull(),
    /** Whether a planner chose to pay its day as a holiday, regardless of the calendar. */
    is_holiday: boolean().notNull().default(false),
    type: text({ enum: SHIFT_TYPES }).notNull(),
    status: text({ enum: SHIFT_STATUSES }).notNull(),
    pay_level_id: integer().references(() => payLevels.id),
    /** The rate type of the segment with the most minutes. */
    rate_type: text().notNull(),
    minutes: integer().notNull(),
    cost_cents: cents().notNull(),
    fee_percent: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    fee_cents: cents().notNull(),
    /** The version of the pay rules that priced it. */
    engine_version: text(),
    /** Times and cost as last planned. A trigger updates them while the shift is a draft, published or confirmed; afterwards they do not change. */
    rostered_start_at: instant(),
    rostered_end_at: instant(),
    rostered_cents: cents(),
    /** When its worker started it; `start_at` and `end_at` are the paid hours. */
    started_at: instant(),
    finished_at: instant(),
    timesheet_added_at: instant(),
    approved_by_id: integer().references(() => users.id),
    approved_at: instant(),
    invoice_id: integer().references((): AnyPgColumn => invoices.id),
    created_by_id: integer()
      .notNull()
      .references(() => users.id),
    /** Who last changed hours, wake-ups, job, type or worker; null while unchanged since it was created. */
    changed_by_id: integer().references(() => users.id),
    /** Since when it waits for its worker to submit it again, because somebody else changed it after submission. */
    returned_at: instant(),
    version: integer().notNull().default(1),
    created_at: createdAt(),
  },
  (table) => [
    index('shifts_start').on(table.start_at, table.id),
    // Partial index: scheduled shifts are the smaller part of the table, and both ends of their list are found without scanning the logs.
    index('shifts_scheduled').on(table.start_at, table.id).where(oneOfCheck(table.status, SCHEDULED)),
    index('shifts_worker').on(table.worker_id, table.start_at),
    index('shifts_house').on(table.house_id, table.start_at),
    index('shifts_job').on(table.job_id, table.start_at),
    index('shifts_date').on(table.date),
    index('shifts_name').on(table.name),
    index('shifts_status').on(table.status, table.start_at),
    index('shifts_invoice').on(table.invoice_id),
    check('shifts_end_after_start', sql`${table.end_at} > ${table.start_at}`),
    check('shifts_status_known', oneOfCheck(table.status, SHIFT_STATUSES)),
    check('shifts_type_known', oneOfCheck(table.type, SHIFT_TYPES)),
    check('shifts_nobody_approves_own', sql`${table.approved_by_id} is null or ${table.approved_by_id} <> ${table.worker_id}`),
    check('shifts_nobody_approves_change', sql`${table.approved_by_id} is null or ${table.approved_by_id} <> ${table.changed_by_id}`),
  ],
);

/** Parts of a shift with one rate each. `rate_cents` is per hour, except for a sleep over, where it is the fixed amount. */
export const shiftSegments = pgTable(
  'shift_segments',
  {
    id: key(),
    shift_id: integer()
      .notNull()
      .references(() => shifts.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    start_at: instant().notNull(),
    end_at: instant().notNull(),
    /** Local day of the start. */
    date: date({ mode: 'string' }).notNull(),
    part: text({ enum: SEGMENT_PARTS }).notNull(),
    day_type: text().notNull(),
    holiday: text(),
    /** `minutes` is elapsed time. `paid_minutes` is more for a short wake-up and zero for a sleep over. */
    minutes: integer().notNull(),
    paid_minutes: integer().notNull(),
    rate_type: text().notNull(),
    rate_cents: cents().notNull(),
    amount_cents: cents().notNull(),
    /** The versions of the pay rules and of the holiday calendar that priced it. */
    engine_version: text(),
    calendar_version: text().notNull(),
  },
  (table) => [
    uniqueIndex('shift_segments_position').on(table.shift_id, table.position),
    // Partial index for fair shares, which only count this work: an eighth of all rows.
    index('shift_segments_shared')
      .on(table.shift_id, table.day_type, table.part, table.minutes)
      .where(sql`${table.day_type} <> 'weekday'`),
  ],
);

/** Work during a sleep over. */
export const wakeUps = pgTable(
  'wake_ups',
  {
    id: key(),
    shift_id: integer()
      .notNull()
      .references(() => shifts.id, { onDelete: 'cascade' }),
    start_at: instant().notNull(),
    end_at: instant().notNull(),
    note: text(),
  },
  (table) => [index('wake_ups_shift').on(table.shift_id)],
);

/**
 * Public holidays of a state. `starts_at` is the local time of a part-day holiday; `region` is set when it does not cover the whole state.
 */
export const holidays = pgTable(
  'holidays',
  {
    id: key(),
    date: date({ mode: 'string' }).notNull(),
    name: text().notNull(),
    state_id: integer()
      .notNull()
      .references(() => states.id),
    starts_at: time(),
    region: text(),
    /** Not gazetted yet: a date set by statute or the usual one. Editing the day by hand confirms it. */
    provisional: boolean().notNull().default(false),
  },
  (table) => [
    unique('holidays_start').on(table.state_id, table.date, table.region, table.starts_at).nullsNotDistinct(),
    index('holidays_date').on(table.date),
  ],
);
