import { APPLICATION_STATUSES } from '@careloom/contract/resources/applicants';
import { JOB_STATUSES, JOB_TYPES, PREFERRED_GENDERS, VISIBILITIES, WEEKDAYS, WHEN_NEEDED } from '@careloom/contract/resources/jobs';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, numeric, pgTable, primaryKey, text, time, uniqueIndex } from 'drizzle-orm/pg-core';
import { oneOfCheck, createdAt, instant, key } from './columns';
import { users } from './identity';
import { houses } from './places';

export const jobs = pgTable(
  'jobs',
  {
    id: key(),
    name: text().notNull(),
    description: text().notNull(),
    type: text({ enum: JOB_TYPES }).notNull(),
    start_date: date({ mode: 'string' }).notNull(),
    end_date: date({ mode: 'string' }),
    visibility: text({ enum: VISIBILITIES }).notNull(),
    number_of_workers: integer().notNull(),
    weekly_hours: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    when_needed: text({ enum: WHEN_NEEDED }).notNull(),
    days: text({ enum: WEEKDAYS }).array().notNull().default([]),
    service_needed: text().notNull(),
    preferred_gender: text({ enum: PREFERRED_GENDERS }).notNull(),
    /** Local time of the house. */
    start_time: time().notNull(),
    end_time: time().notNull(),
    is_overnight: boolean().notNull(),
    house_id: integer()
      .notNull()
      .references(() => houses.id),
    posted_by_id: integer()
      .notNull()
      .references(() => users.id),
    status: text({ enum: JOB_STATUSES }).notNull().default('open'),
    /** The worker it is or was assigned to. */
    worker_id: integer().references(() => users.id),
    assigned_at: instant(),
    closed_at: instant(),
    archived_at: instant(),
    /** Incremented with each change, so that an edit based on an older version is refused. */
    version: integer().notNull().default(1),
    created_at: createdAt(),
  },
  (table) => [
    index('jobs_created').on(table.created_at, table.id),
    index('jobs_status').on(table.status, table.created_at),
    index('jobs_house').on(table.house_id, table.created_at),
    index('jobs_worker').on(table.worker_id, table.status),
    check('jobs_status_known', oneOfCheck(table.status, JOB_STATUSES)),
    check('jobs_worker_when_assigned', sql`(${table.status} = 'open') = (${table.worker_id} is null)`),
    check('jobs_assigned_not_archived', sql`${table.status} <> 'assigned' or ${table.archived_at} is null`),
  ],
);

/** The workers who may see a private job. */
export const jobInvitations = pgTable(
  'job_invitations',
  {
    job_id: integer()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    worker_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.job_id, table.worker_id] }), index('job_invitations_worker').on(table.worker_id)],
);

export const applications = pgTable(
  'applications',
  {
    id: key(),
    job_id: integer()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    worker_id: integer()
      .notNull()
      .references(() => users.id),
    status: text({ enum: APPLICATION_STATUSES }).notNull().default('applied'),
    applied_at: instant().notNull().defaultNow(),
    decided_at: instant(),
  },
  (table) => [
    uniqueIndex('applications_job_worker').on(table.job_id, table.worker_id),
    uniqueIndex('applications_one_assigned')
      .on(table.job_id)
      .where(sql`${table.status} = 'assigned'`),
    index('applications_worker').on(table.worker_id, table.status),
    index('applications_job').on(table.job_id, table.applied_at),
    check('applications_status_known', oneOfCheck(table.status, APPLICATION_STATUSES)),
  ],
);
