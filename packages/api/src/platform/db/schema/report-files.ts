import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, key } from './columns';
import { files, users } from './identity';

/** A report that is made as a file. Files are made one after another. */
export const reportFiles = pgTable(
  'report_files',
  {
    id: key(),
    made_for_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['expense', 'invoice'] }).notNull(),
    format: text({ enum: ['pdf', 'csv', 'xlsx'] }).notNull(),
    /** The requested filters. */
    filters: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Rows of the file, and how many of them are written. */
    total: integer().notNull(),
    done: integer().notNull().default(0),
    created_at: createdAt(),
    /** When a server last reported that it works on the file: another one takes over soon after. */
    worked_on_at: instant(),
    attempts: integer().notNull().default(0),
    ended_at: instant(),
    file_id: integer().references(() => files.id, { onDelete: 'set null' }),
    /** Why there is no file. */
    refusal: text(),
    /** The name of the saved view whose owner gets the link by mail. Null for a file that a page requested. */
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
