import { type AnyPgColumn, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, key } from './columns';
import { users } from './identity';

export const FILE_KINDS = ['picture', 'receipt', 'document'] as const;

/** What was uploaded or made; the bytes lie in the file store under `storage_key`. */
export const files = pgTable(
  'files',
  {
    id: key(),
    owner_id: integer().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    kind: text({ enum: FILE_KINDS }).notNull(),
    /** As the uploader named it. */
    name: text().notNull(),
    mime: text().notNull(),
    size: integer().notNull(),
    sha256: text().notNull(),
    storage_key: text().notNull(),
    /** A small variant of a picture, for lists. */
    small_key: text(),
    created_at: createdAt(),
  },
  (table) => [uniqueIndex('files_storage_key').on(table.storage_key), index('files_owner').on(table.owner_id)],
);
