import { APPLICATION_STATUSES } from '@careloom/contract/resources/applicants';
import { JOB_STATUSES, JOB_TYPES, PREFERRED_GENDERS, VISIBILITIES, WEEKDAYS, WHEN_NEEDED } from '@careloom/contract/resources/jobs';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, numeric, pgTable, primaryKey, text, time, uniqueIndex } from 'drizzle-orm/pg-core';
import { among, createdAt, instant, key } from './columns';
import { users } from './identity';
import { houses } from './places';

export const jobs = pgTable(
  'jobs',
  {
    id: key(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    type: text('type', { enum: JOB_TYPES }).notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }),
    visibility: text('visibility', { enum: VISIBILITIES }).notNull(),
    numberOfWorkers: integer('number_of_workers').notNull(),
    weeklyHours: numeric('weekly_hours', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    whenNeeded: text('when_needed', { enum: WHEN_NEEDED }).notNull(),
    days: text('days', { enum: WEEKDAYS }).array().notNull().default([]),
    serviceNeeded: text('service_needed').notNull(),
    preferredGender: text('preferred_gender', { enum: PREFERRED_GENDERS }).notNull(),
    /** By the clock of the house. */
    startTime: time('start_time').notNull(),
    endTime: time('end_time').notNull(),
    isOvernight: boolean('is_overnight').notNull(),
    houseId: integer('house_id')
      .notNull()
      .references(() => houses.id),
    postedById: integer('posted_by_id')
      .notNull()
      .references(() => users.id),
    status: text('status', { enum: JOB_STATUSES }).notNull().default('open'),
    /** Whom it is, or was, assigned to. */
    workerId: integer('worker_id').references(() => users.id),
    assignedAt: instant('assigned_at'),
    closedAt: instant('closed_at'),
    archivedAt: instant('archived_at'),
    /** Counts up with each change, so that an edit of an older reading is refused. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    index('jobs_created').on(table.createdAt.desc(), table.id.desc()),
    index('jobs_status').on(table.status, table.createdAt.desc()),
    index('jobs_house').on(table.houseId, table.createdAt.desc()),
    index('jobs_worker').on(table.workerId, table.status),
    check('jobs_status_known', among(table.status, JOB_STATUSES)),
    check('jobs_worker_when_assigned', sql`(${table.status} = 'open') = (${table.workerId} is null)`),
    check('jobs_assigned_not_archived', sql`${table.status} <> 'assigned' or ${table.archivedAt} is null`),
  ],
);

/** Who may see a private job. */
export const jobInvitations = pgTable(
  'job_invitations',
  {
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    workerId: integer('worker_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.workerId] }), index('job_invitations_worker').on(table.workerId)],
);

export const applications = pgTable(
  'applications',
  {
    id: key(),
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    workerId: integer('worker_id')
      .notNull()
      .references(() => users.id),
    status: text('status', { enum: APPLICATION_STATUSES }).notNull().default('applied'),
    appliedAt: instant('applied_at').notNull().defaultNow(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    uniqueIndex('applications_job_worker').on(table.jobId, table.workerId),
    uniqueIndex('applications_one_assigned')
      .on(table.jobId)
      .where(sql`${table.status} = 'assigned'`),
    index('applications_worker').on(table.workerId, table.status),
    index('applications_job').on(table.jobId, table.appliedAt.desc()),
    check('applications_status_known', among(table.status, APPLICATION_STATUSES)),
  ],
);
