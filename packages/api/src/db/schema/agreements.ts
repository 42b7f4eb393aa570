import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, time, uniqueIndex } from 'drizzle-orm/pg-core';
import { among, cents, createdAt, instant, key } from './columns';
import { files } from './files';
import { users } from './identity';

export const AGREEMENT_STATUSES = ['pending_sign', 'awaiting_signature', 'signed', 'terminated', 'ended'] as const;
export const CROSSINGS = ['split', 'whole_shift'] as const;

/** Who employs: the other party of an agreement. `abn` holds the digits of an ABN (11) or ACN (9). */
export const providers = pgTable(
  'providers',
  { id: key(), name: text('name').notNull(), abn: text('abn').notNull(), createdAt: createdAt() },
  (table) => [uniqueIndex('providers_abn').on(table.abn)],
);

/** Rates in cents an hour; a sleep over is one fixed amount. */
export const payLevels = pgTable('pay_levels', {
  id: key(),
  name: text('name').notNull(),
  /** Whether a shift over a band's border is cut there, or paid whole by the band of its start. */
  crossing: text('crossing', { enum: CROSSINGS }).notNull().default('split'),
  saturdayCents: cents('saturday_cents').notNull(),
  sundayCents: cents('sunday_cents').notNull(),
  holidayCents: cents('holiday_cents').notNull(),
  sleepOverCents: cents('sleep_over_cents').notNull(),
  activeNightCents: cents('active_night_cents').notNull(),
  createdAt: createdAt(),
});

/** The weekday bands of a pay level. */
export const payLevelTimings = pgTable(
  'pay_level_timings',
  {
    id: key(),
    payLevelId: integer('pay_level_id')
      .notNull()
      .references(() => payLevels.id, { onDelete: 'cascade' }),
    startTime: time('start_time').notNull(),
    endTime: time('end_time').notNull(),
    isOvernight: boolean('is_overnight').notNull(),
    hourlyCents: cents('hourly_cents').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
  },
  (table) => [
    index('pay_level_timings_level').on(table.payLevelId),
    uniqueIndex('pay_level_timings_one_default')
      .on(table.payLevelId)
      .where(sql`${table.isDefault}`),
  ],
);

export interface Signature {
  typedName: string;
  image: string | null;
  consent: string;
  ip: string;
  userAgent: string;
}

/** A version of an agreement; a signed one is never changed, a new version replaces it. */
export const serviceAgreements = pgTable(
  'service_agreements',
  {
    id: key(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    providerId: integer('provider_id')
      .notNull()
      .references(() => providers.id),
    payLevelId: integer('pay_level_id')
      .notNull()
      .references(() => payLevels.id),
    /** As they were when it was made. */
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    abn: text('abn').notNull(),
    commencementDate: date('commencement_date', { mode: 'string' }).notNull(),
    termMonths: integer('term_months').notNull(),
    /** The last day in force. */
    endDate: date('end_date', { mode: 'string' }).notNull(),
    services: text('services').notNull(),
    hoursOfWork: text('hours_of_work').notNull(),
    additionalRequirements: text('additional_requirements'),
    agreementDate: date('agreement_date', { mode: 'string' }),
    status: text('status', { enum: AGREEMENT_STATUSES }).notNull().default('pending_sign'),
    sentAt: instant('sent_at'),
    signedAt: instant('signed_at'),
    signature: jsonb('signature').$type<Signature>(),
    documentFileId: integer('document_file_id').references(() => files.id),
    documentSha256: text('document_sha256'),
    endedAt: instant('ended_at'),
    terminateReason: text('terminate_reason'),
    version: integer('version').notNull().default(1),
    createdById: integer('created_by_id')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    index('service_agreements_user').on(table.userId, table.id.desc()),
    index('service_agreements_status').on(table.status, table.endDate),
    index('service_agreements_provider').on(table.providerId),
    uniqueIndex('service_agreements_one_unsigned')
      .on(table.userId)
      .where(sql`${table.status} in ('pending_sign', 'awaiting_signature')`),
    check('service_agreements_status_known', among(table.status, AGREEMENT_STATUSES)),
    check('service_agreements_reason', sql`${table.status} <> 'terminated' or ${table.terminateReason} is not null`),
  ],
);
