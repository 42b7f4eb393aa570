import { type CalendarFeed, type calendarFeeds as calls, type MadeFeed, MOST_FEEDS } from '@careloom/contract/resources/calendar-feeds';
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { calendarFeeds } from '../../platform/db/schema/calendar-feeds';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import type { CurrentUser } from '../../platform/http/current-user';
import { notFound, unprocessable } from '../../platform/http/errors';
import { resourceChanged } from '../../platform/realtime/push';
import { hashToken, newToken } from '../../platform/secrets/tokens';
import { isoOf, isoOrNull } from '../../platform/serialize/values';
import { lockWorkers } from '../shifts/hold-workers';
import { feedAddress } from './feed-file';

const LISTED = 20;

/** The user's own links: working ones first. */
export async function listFeeds({ user, services }: Context<typeof calls.list>): Promise<CalendarFeed[]> {
  const rows = await services.db
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.user_id, user.id))
    .orderBy(sql`${calendarFeeds.revoked_at} is not null`, desc(calendarFeeds.id))
    .limit(LISTED);
  return rows.map(feedOf);
}

/**
 * Creates a link. Only this response contains its address: the database stores the hash of its token.
 * @throws 422 when there are too many
 */
export function createFeed({ user, services }: Context<typeof calls.create>): Promise<MadeFeed> {
  const token = newToken();
  return inTransaction(services.db, async (tx) => {
    await lockWorkers(tx, [user.id]);
    const working = and(eq(calendarFeeds.user_id, user.id), isNull(calendarFeeds.revoked_at));
    const [have] = await tx.select({ feeds: count() }).from(calendarFeeds).where(working);
    if ((have?.feeds ?? 0) >= MOST_FEEDS) throw unprocessable('calendar_feed.many', { most: MOST_FEEDS });
    const values = { user_id: user.id, token_hash: hashToken(token), created_at: services.clock.now() };
    const [made] = await tx.insert(calendarFeeds).values(values).returning();
    if (!made) throw new Error('The calendar feed was not written.');
    await announce(tx, user, made.id);
    return { ...feedOf(made), url: feedAddress(services.env.publicUrl, token) };
  });
}

/** Ends a link at once; a link that has already ended stays unchanged. @throws 404 for another user's link */
export function revokeFeed({ params, user, services }: Context<typeof calls.revoke>): Promise<CalendarFeed> {
  return inTransaction(services.db, async (tx) => {
    const mine = and(eq(calendarFeeds.id, params.n), eq(calendarFeeds.user_id, user.id));
    await tx
      .update(calendarFeeds)
      .set({ revoked_at: services.clock.now() })
      .where(and(mine, isNull(calendarFeeds.revoked_at)));
    const [feed] = await tx.select().from(calendarFeeds).where(mine);
    if (!feed) throw notFound();
    await announce(tx, user, feed.id);
    return feedOf(feed);
  });
}

const feedOf = ({ id, created_at, revoked_at }: typeof calendarFeeds.$inferSelect): CalendarFeed => ({
  id,
  status: revoked_at ? 'revoked' : 'active',
  created_at: isoOf(created_at),
  revoked_at: isoOrNull(revoked_at),
});

const announce = (tx: Tx, user: CurrentUser, id: number) =>
  resourceChanged(tx, { resource: 'calendar-feed', ids: [id], to: [user.id], actor: user.id });
