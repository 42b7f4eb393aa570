import { OFFER_STATUSES } from '@careloom/contract/resources/shift-offers';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant, key, oneOfCheck } from './columns';
import { users } from './identity';
import { shifts } from './shifts';

/**
 * An offer of a shift to a worker. At most one of a shift's offers is accepted. A trigger withdraws the open offers of a shift when the
 * shift gets a worker, is moved or is cancelled, whichever statement does so.
 */
export const shiftOffers = pgTable(
  'shift_offers',
  {
    id: key(),
    shift_id: integer()
      .notNull()
      .references(() => shifts.id, { onDelete: 'cascade' }),
    worker_id: integer()
      .notNull()
      .references(() => users.id),
    offered_by_id: integer()
      .notNull()
      .references(() => users.id),
    status: text({ enum: OFFER_STATUSES }).notNull().default('open'),
    ends_at: instant().notNull(),
    /** When it was accepted, declined, or ended without an answer. */
    settled_at: instant(),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex('shift_offers_one_open')
      .on(table.shift_id, table.worker_id)
      .where(sql`${table.status} = 'open'`),
    index('shift_offers_shift').on(table.shift_id, table.id),
    index('shift_offers_worker').on(table.worker_id, table.id),
    index('shift_offers_due')
      .on(table.ends_at)
      .where(sql`${table.status} = 'open'`),
    check('shift_offers_status_known', oneOfCheck(table.status, OFFER_STATUSES)),
  ],
);
