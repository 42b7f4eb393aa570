import { USER_TYPES } from '@careloom/contract/permissions';
import { VERIFICATION_STATUSES } from '@careloom/contract/resources/support-workers';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, check, date, index, integer, jsonb, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { oneOfCheck, createdAt, GENDERS, instant, key } from './columns';
import { states } from './states';

/** All users who can sign in, of all four roles. The fields of a worker's application are empty for other roles. */
export const users = pgTable(
  'users',
  {
    id: key(),
    user_type: text({ enum: USER_TYPES }).notNull(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    /** Lower case: the contract normalizes input. */
    email: text().notNull(),
    password_hash: text().notNull(),
    email_verified_at: instant(),
    is_active: boolean().notNull().default(true),
    deleted_at: instant(),
    archived_at: instant(),
    dob: date({ mode: 'string' }),
    gender: text({ enum: GENDERS }),
    contact_no: text(),
    address: text(),
    suburb: text(),
    state_id: integer().references((): AnyPgColumn => states.id),
    post_code: text(),
    picture_file_id: integer().references((): AnyPgColumn => files.id, { onDelete: 'set null' }),
    /** The manager of a team leader. */
    senior_manager_id: integer().references((): AnyPgColumn => users.id),

    verification_status: text({ enum: VERIFICATION_STATUSES }),
    abn: text(),
    gst_registered: boolean().notNull().default(false),
    other_info: text(),
    why_contractor: text(),
    prior_experience: text(),
    bringing_clients: boolean().notNull().default(false),
    clients: jsonb().$type<{ name: string; email: string }[]>().notNull().default([]),
    weekly_hours: numeric({ precision: 5, scale: 2, mode: 'number' }),
    heard_about: text(),
    xero_contact_id: text(),

    created_at: createdAt(),
    updated_at: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    index('users_type').on(table.user_type, table.created_at),
    index('users_verification').on(table.verification_status, table.created_at),
    index('users_senior_manager').on(table.senior_manager_id),
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
    check('users_type_known', oneOfCheck(table.user_type, USER_TYPES)),
    check('users_verification_of_workers', sql`(${table.user_type} = 'worker') = (${table.verification_status} is not null)`),
  ],
);

export const FILE_KINDS = ['picture', 'receipt', 'document'] as const;

/**
 * Uploaded and generated files. In this module because users and files refer to each other. The bytes are in the file store under
 * `storage_key`.
 */
export const files = pgTable(
  'files',
  {
    id: key(),
    owner_id: integer().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    kind: text({ enum: FILE_KINDS }).notNull(),
    /** The name given by the uploader. */
    name: text().notNull(),
    mime: text().notNull(),
    size: integer().notNull(),
    sha256: text().notNull(),
    storage_key: text().notNull(),
    /** A small variant of a picture, for lists. */
    small_key: text(),
    created_at: createdAt(),
  },
  (table) => [uniqueIndex('files_storage_key').on(table.storage_key), index('files_owner').on(table.owner_id)],
);
