import { OUTING_SYMBOLS, PARTS_OF_DAY } from '@careloom/contract/resources/boards';
import { check, date, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant, key, oneOfCheck } from './columns';
import { users } from './identity';
import { houses } from './places';

/** Outings of a house, one for a part of a day. */
export const outings = pgTable(
  'outings',
  {
    id: key(),
    house_id: integer()
      .notNull()
      .references(() => houses.id, { onDelete: 'cascade' }),
    date: date({ mode: 'string' }).notNull(),
    part: text({ enum: PARTS_OF_DAY }).notNull(),
    title: text().notNull(),
    symbol: text({ enum: OUTING_SYMBOLS }).notNull(),
    created_at: createdAt(),
  },
  (table) => [
    unique('outings_part').on(table.house_id, table.date, table.part),
    check('outings_part_known', oneOfCheck(table.part, PARTS_OF_DAY)),
    check('outings_symbol_known', oneOfCheck(table.symbol, OUTING_SYMBOLS)),
  ],
);

/** Links that show the board of a house without a login. Only the SHA-256 of a link's token is stored. */
export const boardLinks = pgTable(
  'board_links',
  {
    id: key(),
    house_id: integer()
      .notNull()
      .references(() => houses.id, { onDelete: 'cascade' }),
    token_hash: text().notNull(),
    made_by_id: integer()
      .notNull()
      .references(() => users.id),
    created_at: createdAt(),
    expires_at: instant().notNull(),
    revoked_at: instant(),
  },
  (table) => [
    uniqueIndex('board_links_hash').on(table.token_hash),
    index('board_links_house').on(table.house_id, table.id),
    index('board_links_maker').on(table.made_by_id),
  ],
);
