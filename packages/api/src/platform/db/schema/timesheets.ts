import { index, integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { shifts } from './shifts';
import { uploads } from './uploads';

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
      .references(() => uploads.id, { onDelete: 'cascade' }),
    shift_id: integer()
      .notNull()
      .references(() => shifts.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    before: jsonb().$type<Before>(),
  },
  (table) => [primaryKey({ columns: [table.upload_id, table.shift_id] }), index('timesheet_upload_shifts_shift').on(table.shift_id)],
);
