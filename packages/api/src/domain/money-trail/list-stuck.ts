import type { Page } from '@careloom/contract/envelope';
import { type moneyTrails as calls, STUCK_STAGES, type StuckItem, type StuckLane } from '@careloom/contract/resources/money-trail';
import type { XeroBill } from '@careloom/contract/resources/xero-bills';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../../platform/db/rows-of';
import type { Context } from '../../platform/http/context';
import { orderBy, type Sortable } from '../../platform/list/order-by';
import { pageOf } from '../../platform/list/page-of';
import { bit, isoOfText, money } from '../../platform/serialize/values';
import { readSyncs } from '../xero/bills/list-syncs';
import { foundIn, type StuckRow, stuckWork } from './stuck-work';

const DAY = 86_400_000;
const KINDS = ['shift', 'expense', 'invoice'] as const;

interface Row extends StuckRow {
  first_name: string | null;
  last_name: string | null;
  house: string | null;
  total: number;
}

const stage = sql`array_position(${sql.raw(`array['${STUCK_STAGES.join("','")}']`)}, stuck.stage)`;
const SORTABLE: Sortable = {
  name: sql`stuck.name`,
  worker: [sql`worker.first_name`, sql`worker.last_name`],
  house: sql`house.name`,
  stage,
  since: sql`stuck.since`,
  amount: sql`stuck.cents`,
};
const USUAL: readonly SQL[] = [sql`stuck.since`, stage, sql`stuck.kind`, sql`stuck.id`];

/** The work that waits for somebody between a worked shift and its payment, longest waiting first. */
export async function listStuck({ services, user, query }: Context<typeof calls.stuck>): Promise<Page<StuckItem>> {
  const { db, clock } = services;
  const now = clock.now();
  const staged = query.stage === null ? sql`true` : inArray(sql`stuck.stage`, query.stage);
  const bills = new Map<number, XeroBill>();
  return pageOf(
    query,
    async (limit, offset) => {
      const rows = await rowsOf<Row>(
        db,
        sql`select stuck.*, worker.first_name, worker.last_name, house.name as house, (count(*) over ())::int as total
          from ${stuckWork(user, now, query)} where ${foundIn(query.search)} and ${staged}
          order by ${sql.join(orderBy(query, SORTABLE, USUAL), sql`, `)} limit ${limit} offset ${offset}`,
      );
      const ids = rows.flatMap(({ kind, id }) => (kind === 'invoice' ? [id] : []));
      for (const [id, bill] of await readSyncs(db, ids)) bills.set(id, bill);
      return rows;
    },
    (row) => itemOf(row, now, bills),
  );
}

function itemOf(row: Row, now: Date, bills: ReadonlyMap<number, XeroBill>): StuckItem {
  const { stage, kind, id, name, worker_id, first_name, last_name, house_id, house } = row;
  const since = isoOfText(row.since);
  return {
    key: id * KINDS.length + KINDS.indexOf(kind),
    ...{ stage, kind, id, name, since },
    worker: worker_id === null ? null : { id: worker_id, first_name: first_name ?? '', last_name: last_name ?? '' },
    house: house_id === null ? null : { id: house_id, name: house ?? '' },
    days: daysBetween(since, now),
    amount: money(row.cents),
    awaits_worker: bit(row.returned),
    overdue_days: row.overdue_days,
    bill: kind === 'invoice' ? (bills.get(id) ?? null) : null,
  };
}

const daysBetween = (since: string, now: Date): number => Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / DAY));

/** The number, amount and age of the waiting work, by stage. */
export async function listStuckLanes({ services, user, query }: Context<typeof calls.lanes>): Promise<{ lanes: StuckLane[] }> {
  const now = services.clock.now();
  const sums = await rowsOf<{ stage: string; count: number; cents: number; oldest: string }>(
    services.db,
    sql`select stuck.stage, count(*)::int as count, sum(stuck.cents)::float8 as cents, min(stuck.since) as oldest
      from ${stuckWork(user, now, query)} where ${foundIn(query.search)} group by stuck.stage`,
  );
  const laneOf = (of: string): StuckLane => {
    const sum = sums.find((one) => one.stage === of);
    return {
      stage: of,
      count: sum?.count ?? 0,
      amount: money(sum?.cents ?? 0),
      oldest_days: sum ? daysBetween(isoOfText(sum.oldest), now) : null,
    };
  };
  return { lanes: STUCK_STAGES.map(laneOf) };
}
