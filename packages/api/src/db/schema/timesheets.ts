import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, key } from './columns';
import { users } from './identity';
import { shifts } from './shifts';

/** A sheet that was uploaded; one that was reversed is kept. */
export const timesheetUploads = pgTable('timesheet_uploads', {
  id: key(),
  file_name: text().notNull(),
  uploaded_by_id: integer()
    .notNull()
    .references(() => users.id),
  created_at: createdAt(),
  reversed_by_id: integer().references(() => users.id),
  reversed_at: instant(),
});

/** Columns of a shift as they were, and its lines of pay where those were changed. */
export interface Before {
  shift: Record<string, unknown>;
  segments: Record<string, unknown>[] | null;
}

/** What an upload did to a shift: `before` is empty where it made it. `version` is what it left, so that a later change shows. */
export const timesheetUploadShifts = pgTable(
  'timesheet_upload_shifts',
  {
    upload_id: integer()
      .notNull()
      .references(() => timesheetUploads.id, { onDelete: 'cascade' }),
    shift_id: integer()
      .notNull()
      .references(() => shifts.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    before: jsonb().$type<Before>(),
  },
  (table) => [primaryKey({ columns: [table.upload_id, table.shift_id] }), index('timesheet_upload_shifts_shift').on(table.shift_id)],
);
