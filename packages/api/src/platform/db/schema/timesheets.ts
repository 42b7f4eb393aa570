import { index, integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { shifts } from './shifts';
import { uploads } from './uploads';

/** The previous column values of a shift, and its previous pay lines when those were changed. */
export interface Before {
  shift: Record<string, unknown>;
  segments: Record<string, unknown>[] | null;
}

/**
 * What an upload did to a shift: `before` is null when it created it. `version` is the version it left, so that later changes can be
 * detected.
 */
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
