import type { Page } from '@careloom/contract/envelope';
import type { PayLevel, payLevels as calls } from '@careloom/contract/resources/pay-levels';
import { asc, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { payLevels, payLevelTimings } from '../../platform/db/schema/agreements';
import type { Context } from '../../platform/http/context';
import { orderBy, type Sortable } from '../../platform/list/order-by';
import { pageOf } from '../../platform/list/page-of';
import { search } from '../../platform/list/search';
import { payLevelOf, selectPayLevels } from './select-pay-levels';

const ofDefault = (column: AnyPgColumn): SQL => sql`(
  select ${column} from ${payLevelTimings}
  where ${payLevelTimings.pay_level_id} = ${payLevels.id} and ${payLevelTimings.is_default})`;

const SORTABLE: Sortable = {
  name: payLevels.name,
  start_time: ofDefault(payLevelTimings.start_time),
  end_time: ofDefault(payLevelTimings.end_time),
  pay_rate: ofDefault(payLevelTimings.hourly_cents),
  saturday_rate: payLevels.saturday_cents,
  sunday_rate: payLevels.sunday_cents,
  holiday_rate: payLevels.holiday_cents,
  sleep_over: payLevels.sleep_over_cents,
  active_night: payLevels.active_night_cents,
  created_at: payLevels.created_at,
};

export function listPayLevels({ query, services }: Context<typeof calls.list>): Promise<Page<PayLevel>> {
  const order = orderBy(query, SORTABLE, [asc(payLevels.name), asc(payLevels.id)]);
  return pageOf(
    query,
    (limit, offset) =>
      selectPayLevels(services.db)
        .where(search(query.search, [payLevels.name]))
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    payLevelOf,
  );
}
