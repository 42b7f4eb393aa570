import { UPLOAD_KINDS } from '@careloom/contract/resources/uploads';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { oneOfCheck, createdAt, instant, key } from './columns';
import { users } from './identity';
import { houses } from './places';

/** An imported sheet. Reversed uploads are kept. */
export const uploads = pgTable(
  'uploads',
  {
    id: key(),
    kind: text({ enum: UPLOAD_KINDS }).notNull(),
    file_name: text().notNull(),
    /** The number of rows in the sheet. */
    rows: integer().notNull(),
    /** Set for uploads of participants. */
    house_id: integer().references(() => houses.id, { onDelete: 'set null' }),
    /** The created records. For timesheets, `timesheet_upload_shifts` has the details. */
    record_ids: integer().array().notNull().default([]),
    uploaded_by_id: integer()
      .notNull()
      .references(() => users.id),
    created_at: createdAt(),
    reversed_by_id: integer().references(() => users.id),
    reversed_at: instant(),
  },
  (table) => [index('uploads_created').on(table.created_at, table.id), check('uploads_kind_known', oneOfCheck(table.kind, UPLOAD_KINDS))],
);
