import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, key } from './columns';
import { files, users } from './identity';

/** A report that is made as a file, one after the other. */
export const reportFiles = pgTable(
  'report_files',
  {
    id: key(),
    made_for_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['expense', 'invoice'] }).notNull(),
    format: text({ enum: ['pdf', 'csv', 'xlsx'] }).notNull(),
    /** The filters as they were asked for. */
    filters: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Rows of the file, and how many of them are written. */
    total: integer().notNull(),
    done: integer().notNull().default(0),
    created_at: createdAt(),
    /** When a server last said that it works on it: another one goes on soon after. */
    worked_on_at: instant(),
    attempts: integer().notNull().default(0),
    ended_at: instant(),
    file_id: integer().references(() => files.id, { onDelete: 'set null' }),
    /** Why there is no file. */
    refusal: text(),
    /** The saved view that it is of, by its name: its owner gets the link by mail. Null for a file that a page asked for. */
    mailed_view: text(),
  },
  (table) => [
    index('report_files_open')
      .on(table.id)
      .where(sql`${table.ended_at} is null`),
    index('report_files_owner').on(table.made_for_id),
    index('report_files_file').on(table.file_id),
  ],
);
