import { WISHES } from '@careloom/contract/resources/fair-shares';
import { check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, key, oneOfCheck } from './columns';
import { users } from './identity';

const wish = () => text({ enum: WISHES }).notNull().default('even');

/** Which shared work a worker wants more or less of than an even share. A worker without a row has no wishes. */
export const shareWishes = pgTable(
  'share_wishes',
  {
    id: key(),
    worker_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    weekend: wish(),
    holiday: wish(),
    sleep_over: wish(),
    night: wish(),
    updated_at: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('share_wishes_worker').on(table.worker_id),
    check('share_wishes_weekend_known', oneOfCheck(table.weekend, WISHES)),
    check('share_wishes_holiday_known', oneOfCheck(table.holiday, WISHES)),
    check('share_wishes_sleep_over_known', oneOfCheck(table.sleep_over, WISHES)),
    check('share_wishes_night_known', oneOfCheck(table.night, WISHES)),
  ],
);
