import { SHIFT_TYPES } from '@careloom/contract/resources/shifts';
import { check, index, integer, pgTable, text, time, unique } from 'drizzle-orm/pg-core';
import { createdAt, key, oneOfCheck } from './columns';
import { users } from './identity';
import { jobs } from './jobs';
import { houses } from './places';

/** Saved weeks of a house, to be planned repeatedly. */
export const rosterTemplates = pgTable(
  'roster_templates',
  {
    id: key(),
    house_id: integer()
      .notNull()
      .references(() => houses.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    created_by_id: integer()
      .notNull()
      .references(() => users.id),
    created_at: createdAt(),
  },
  (table) => [unique('roster_templates_name').on(table.house_id, table.name), index('roster_templates_maker').on(table.created_by_id)],
);

/** The shifts of a template, in the local time of its house. */
export const rosterTemplateShifts = pgTable(
  'roster_template_shifts',
  {
    id: key(),
    template_id: integer()
      .notNull()
      .references(() => rosterTemplates.id, { onDelete: 'cascade' }),
    /** Days after the first day of the week. */
    day: integer().notNull(),
    job_id: integer()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    worker_id: integer().references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    description: text(),
    start_time: time().notNull(),
    end_time: time().notNull(),
    type: text({ enum: SHIFT_TYPES }).notNull(),
  },
  (table) => [
    index('roster_template_shifts_template').on(table.template_id),
    index('roster_template_shifts_job').on(table.job_id),
    index('roster_template_shifts_worker').on(table.worker_id),
    check('roster_template_shifts_type_known', oneOfCheck(table.type, SHIFT_TYPES)),
  ],
);
