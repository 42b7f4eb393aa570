import { SHIFT_STATUSES, SHIFT_TYPES } from '@careloom/contract/resources/shifts';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, check, date, index, integer, numeric, pgTable, text, time, uniqueIndex } from 'drizzle-orm/pg-core';
import { payLevels } from './agreements';
import { among, cents, createdAt, instant, instantRange, key } from './columns';
import { users } from './identity';
import { jobs } from './jobs';
import { invoices } from './money';
import { houses, states } from './places';

/**
 * A shift, with its price as it was computed: rates, fee and holidays are copied, so that a later change of a pay level never
 * changes what was worked. No two shifts of a worker overlap but cancelled ones: an exclusion constraint, in a migration by hand.
 */
export const shifts = pgTable(
  'shifts',
  {
    id: key(),
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id),
    houseId: integer('house_id')
      .notNull()
      .references(() => houses.id),
    workerId: integer('worker_id').references(() => users.id),
    name: text('name').notNull(),
    description: text('description'),
    /** Local date and wall clock in `timeZone`, and the instants that they mean. */
    date: date('date', { mode: 'string' }).notNull(),
    startTime: time('start_time').notNull(),
    endTime: time('end_time').notNull(),
    timeZone: text('time_zone').notNull(),
    startAt: instant('start_at').notNull(),
    endAt: instant('end_at').notNull(),
    during: instantRange('during').generatedAlwaysAs(sql`tstzrange("start_at", "end_at")`),
    isOvernight: boolean('is_overnight').notNull(),
    type: text('type', { enum: SHIFT_TYPES }).notNull(),
    status: text('status', { enum: SHIFT_STATUSES }).notNull(),
    payLevelId: integer('pay_level_id').references(() => payLevels.id),
    /** Of the segment with the most minutes. */
    rateType: text('rate_type').notNull(),
    minutes: integer('minutes').notNull(),
    costCents: cents('cost_cents').notNull(),
    feePercent: numeric('fee_percent', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    feeCents: cents('fee_cents').notNull(),
    holidayVersion: integer('holiday_version').notNull().default(1),
    timesheetAddedAt: instant('timesheet_added_at'),
    approvedById: integer('approved_by_id').references(() => users.id),
    approvedAt: instant('approved_at'),
    invoiceId: integer('invoice_id').references((): AnyPgColumn => invoices.id),
    createdById: integer('created_by_id')
      .notNull()
      .references(() => users.id),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    index('shifts_start').on(table.startAt.desc(), table.id.desc()),
    index('shifts_worker').on(table.workerId, table.startAt),
    index('shifts_house').on(table.houseId, table.startAt),
    index('shifts_job').on(table.jobId, table.startAt),
    index('shifts_date').on(table.date),
    index('shifts_status').on(table.status, table.startAt.desc()),
    index('shifts_invoice').on(table.invoiceId),
    check('shifts_end_after_start', sql`${table.endAt} > ${table.startAt}`),
    check('shifts_status_known', among(table.status, SHIFT_STATUSES)),
    check('shifts_type_known', among(table.type, SHIFT_TYPES)),
    check('shifts_nobody_approves_own', sql`${table.approvedById} is null or ${table.approvedById} <> ${table.workerId}`),
  ],
);

/** Stretches of one rate. `rateCents` is an hour's, but of a sleep over, where it is the fixed amount. */
export const shiftSegments = pgTable(
  'shift_segments',
  {
    id: key(),
    shiftId: integer('shift_id')
      .notNull()
      .references(() => shifts.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    startAt: instant('start_at').notNull(),
    endAt: instant('end_at').notNull(),
    minutes: integer('minutes').notNull(),
    rateType: text('rate_type').notNull(),
    rateCents: cents('rate_cents').notNull(),
    amountCents: cents('amount_cents').notNull(),
  },
  (table) => [uniqueIndex('shift_segments_position').on(table.shiftId, table.position)],
);

/** Work during a sleep over. */
export const wakeUps = pgTable(
  'wake_ups',
  {
    id: key(),
    shiftId: integer('shift_id')
      .notNull()
      .references(() => shifts.id, { onDelete: 'cascade' }),
    startAt: instant('start_at').notNull(),
    endAt: instant('end_at').notNull(),
    note: text('note'),
  },
  (table) => [index('wake_ups_shift').on(table.shiftId)],
);

/** Public holidays of a state; `startsAt` for a part-day, by the local clock; `region` where it is not the whole state. */
export const holidays = pgTable(
  'holidays',
  {
    id: key(),
    date: date('date', { mode: 'string' }).notNull(),
    name: text('name').notNull(),
    stateId: integer('state_id')
      .notNull()
      .references(() => states.id),
    startsAt: time('starts_at'),
    region: text('region'),
  },
  (table) => [uniqueIndex('holidays_day').on(table.stateId, table.date, table.name), index('holidays_date').on(table.date)],
);
