import { USER_TYPES } from '@careloom/contract/permissions';
import { VERIFICATION_STATUSES } from '@careloom/contract/resources/support-workers';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, check, date, index, integer, jsonb, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { among, createdAt, instant, key } from './columns';
import { files } from './files';
import { GENDERS } from './genders';
import { states } from './places';

/** Everybody who can sign in, of all four roles. The fields of a worker's application are empty for the others. */
export const users = pgTable(
  'users',
  {
    id: key(),
    userType: text('user_type', { enum: USER_TYPES }).notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Lower case: the contract folds what comes in. */
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    emailVerifiedAt: instant('email_verified_at'),
    isActive: boolean('is_active').notNull().default(true),
    deletedAt: instant('deleted_at'),
    archivedAt: instant('archived_at'),
    dob: date('dob', { mode: 'string' }),
    gender: text('gender', { enum: GENDERS }),
    contactNo: text('contact_no'),
    address: text('address'),
    suburb: text('suburb'),
    stateId: integer('state_id').references((): AnyPgColumn => states.id),
    postCode: text('post_code'),
    pictureFileId: integer('picture_file_id').references((): AnyPgColumn => files.id, { onDelete: 'set null' }),
    /** Whom a team leader reports to. */
    seniorManagerId: integer('senior_manager_id').references((): AnyPgColumn => users.id),

    verificationStatus: text('verification_status', { enum: VERIFICATION_STATUSES }),
    abn: text('abn'),
    gstRegistered: boolean('gst_registered').notNull().default(false),
    otherInfo: text('other_info'),
    whyContractor: text('why_contractor'),
    priorExperience: text('prior_experience'),
    bringingClients: boolean('bringing_clients').notNull().default(false),
    clients: jsonb('clients').$type<{ name: string; email: string }[]>().notNull().default([]),
    weeklyHours: numeric('weekly_hours', { precision: 5, scale: 2, mode: 'number' }),
    heardAbout: text('heard_about'),
    xeroContactId: text('xero_contact_id'),

    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    index('users_type').on(table.userType, table.createdAt.desc()),
    index('users_verification').on(table.verificationStatus, table.createdAt.desc()),
    index('users_senior_manager').on(table.seniorManagerId),
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
    check('users_type_known', among(table.userType, USER_TYPES)),
    check('users_verification_of_workers', sql`(${table.userType} = 'worker') = (${table.verificationStatus} is not null)`),
  ],
);
