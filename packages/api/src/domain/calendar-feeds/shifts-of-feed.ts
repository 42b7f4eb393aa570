import { DAY } from '@careloom/pay/wall-time';
import { and, asc, between, eq, isNull, ne } from 'drizzle-orm';
import { calendarFeeds } from '../../platform/db/schema/calendar-feeds';
import { users } from '../../platform/db/schema/identity';
import { houses } from '../../platform/db/schema/places';
import { shifts } from '../../platform/db/schema/shifts';
import { states } from '../../platform/db/schema/states';
import { hashToken } from '../../platform/secrets/tokens';
import type { Services } from '../../platform/services';

/** How many days before and after today a feed covers. */
const PAST = 60;
const AHEAD = 370;

export type ShiftOfFeed = Awaited<ReturnType<typeof select>>[number];

/**
 * The published shifts of a link's maker, including cancelled ones, by start.
 * @returns undefined for a link that does not work, or whose maker may no longer log in
 */
export async function shiftsOfFeed(services: Services, token: string): Promise<ShiftOfFeed[] | undefined> {
  const works = and(eq(calendarFeeds.token_hash, hashToken(token)), isNull(calendarFeeds.revoked_at));
  const maker = and(eq(users.is_active, true), isNull(users.archived_at), isNull(users.deleted_at));
  const [feed] = await services.db
    .select({ user_id: calendarFeeds.user_id })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.user_id))
    .where(and(works, maker));
  return feed && select(services, feed.user_id);
}

const select = ({ db, clock }: Services, workerId: number) => {
  const now = clock.now().getTime();
  const { id, version, name, type, status, start_at, end_at, created_at } = shifts;
  const { address, suburb, post_code } = houses;
  return db
    .select({
      ...{ id, version, name, type, status, start_at, end_at, created_at },
      house: { name: houses.name, address, suburb, state: states.code, post_code },
    })
    .from(shifts)
    .innerJoin(houses, eq(houses.id, shifts.house_id))
    .innerJoin(states, eq(states.id, houses.state_id))
    .where(
      and(eq(shifts.worker_id, workerId), ne(status, 'draft'), between(start_at, new Date(now - PAST * DAY), new Date(now + AHEAD * DAY))),
    )
    .orderBy(asc(start_at), asc(id));
};
