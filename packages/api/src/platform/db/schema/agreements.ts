import { CROSSINGS } from '@careloom/contract/resources/pay-levels';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, time, uniqueIndex } from 'drizzle-orm/pg-core';
import { oneOfCheck, cents, createdAt, instant, key } from './columns';
import { files, users } from './identity';

export const AGREEMENT_STATUSES = ['pending_sign', 'awaiting_signature', 'signed', 'terminated', 'ended'] as const;

/** The employer: the other party of an agreement. `abn` holds the digits of an ABN (11) or ACN (9). */
export const providers = pgTable(
  'providers',
  { id: key(), name: text().notNull(), abn: text().notNull(), created_at: createdAt() },
  (table) => [uniqueIndex('providers_abn').on(table.abn)],
);

/** Rates in cents per hour; a sleep over is one fixed amount. */
export const payLevels = pgTable('pay_levels', {
  id: key(),
  name: text().notNull(),
  /** Whether a shift that crosses a band's border is split there or paid entirely at the rate of the band it starts in. */
  crossing: text({ enum: CROSSINGS }).notNull().default('split'),
  saturday_cents: cents().notNull(),
  sunday_cents: cents().notNull(),
  holiday_cents: cents().notNull(),
  sleep_over_cents: cents().notNull(),
  active_night_cents: cents().notNull(),
  created_at: createdAt(),
});

/** The weekday bands of a pay level. */
export const payLevelTimings = pgTable(
  'pay_level_timings',
  {
    id: key(),
    pay_level_id: integer()
      .notNull()
      .references(() => payLevels.id, { onDelete: 'cascade' }),
    start_time: time().notNull(),
    end_time: time().notNull(),
    is_overnight: boolean().notNull(),
    hourly_cents: cents().notNull(),
    is_default: boolean().notNull().default(false),
  },
  (table) => [
    index('pay_level_timings_level').on(table.pay_level_id),
    uniqueIndex('pay_level_timings_one_default')
      .on(table.pay_level_id)
      .where(sql`${table.is_default}`),
  ],
);

/** A copy of other records' values at the time a document was made. */
export interface DocumentTerms {
  worker: { first_name: string; last_name: string };
  provider: { name: string; abn: string };
  level: Record<'saturday_cents' | 'sunday_cents' | 'holiday_cents' | 'sleep_over_cents' | 'active_night_cents', number> & { name: string };
  timings: { start_time: string; end_time: string; hourly_cents: number }[];
}

export interface Signature {
  typed_name: string;
  image: string | null;
  consent: string;
  ip: string;
  user_agent: string;
}

/** A version of an agreement. A signed version is never changed; a new one replaces it. */
export const serviceAgreements = pgTable(
  'service_agreements',
  {
    id: key(),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    provider_id: integer()
      .notNull()
      .references(() => providers.id),
    pay_level_id: integer()
      .notNull()
      .references(() => payLevels.id),
    /** Copied when the agreement was made. */
    first_name: text().notNull(),
    last_name: text().notNull(),
    abn: text().notNull(),
    commencement_date: date({ mode: 'string' }).notNull(),
    term_months: integer().notNull(),
    /** The last day in force. */
    end_date: date({ mode: 'string' }).notNull(),
    services: text().notNull(),
    hours_of_work: text().notNull(),
    additional_requirements: text(),
    agreement_date: date({ mode: 'string' }),
    status: text({ enum: AGREEMENT_STATUSES }).notNull().default('pending_sign'),
    sent_at: instant(),
    signed_at: instant(),
    signature: jsonb().$type<Signature>(),
    /** The document sent for signature. */
    document_file_id: integer().references(() => files.id),
    document_sha256: text(),
    /** Kept so that the signed copy has the same terms, even if the pay level changes later. */
    document_terms: jsonb().$type<DocumentTerms>(),
    /** The same document with its signature. */
    signed_file_id: integer().references(() => files.id),
    ended_at: instant(),
    terminate_reason: text(),
    version: integer().notNull().default(1),
    created_by_id: integer()
      .notNull()
      .references(() => users.id),
    created_at: createdAt(),
  },
  (table) => [
    index('service_agreements_user').on(table.user_id, table.id),
    index('service_agreements_status').on(table.status, table.end_date),
    index('service_agreements_provider').on(table.provider_id),
    uniqueIndex('service_agreements_one_unsigned')
      .on(table.user_id)
      .where(sql`${table.status} in ('pending_sign', 'awaiting_signature')`),
    check('service_agreements_status_known', oneOfCheck(table.status, AGREEMENT_STATUSES)),
    check('service_agreements_reason', sql`${table.status} <> 'terminated' or ${table.terminate_reason} is not null`),
  ],
);

/**
 * A hash chain: each hash covers the previous hash and the signature's own record, so that no signature can be changed or removed
 * unnoticed. The migration forbids updates; no two signatures can follow the same one.
 */
export const agreementSignatures = pgTable(
  'agreement_signatures',
  {
    id: key(),
    agreement_id: integer()
      .notNull()
      .references(() => serviceAgreements.id),
    /** Part of the URL that verifies the signature. */
    code: text().notNull(),
    /** JSON, exactly as hashed. */
    record: text().notNull(),
    previous_hash: text().notNull(),
    /** SHA-256, hexadecimal, of the previous hash, a line feed and the record. */
    hash: text().notNull(),
    signed_at: instant().notNull(),
  },
  (table) => [
    uniqueIndex('agreement_signatures_agreement').on(table.agreement_id),
    uniqueIndex('agreement_signatures_code').on(table.code),
    uniqueIndex('agreement_signatures_previous').on(table.previous_hash),
    uniqueIndex('agreement_signatures_hash').on(table.hash),
  ],
);
