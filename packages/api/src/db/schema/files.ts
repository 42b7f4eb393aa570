import { type AnyPgColumn, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, key } from './columns';
import { users } from './identity';

export const FILE_KINDS = ['picture', 'receipt', 'document'] as const;

/** What was uploaded or made; the bytes lie in the file store under `storageKey`. */
export const files = pgTable(
  'files',
  {
    id: key(),
    ownerId: integer('owner_id').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: FILE_KINDS }).notNull(),
    /** As the uploader named it. */
    name: text('name').notNull(),
    mime: text('mime').notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    storageKey: text('storage_key').notNull(),
    /** A small variant of a picture, for lists. */
    smallKey: text('small_key'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('files_storage_key').on(table.storageKey), index('files_owner').on(table.ownerId)],
);
