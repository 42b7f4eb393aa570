import { type BoardLink, LINK_DAYS, type boards as calls, type MadeLink } from '@careloom/contract/resources/boards';
import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import { boardLinks } from '../../platform/db/schema/boards';
import { users } from '../../platform/db/schema/identity';
import { type Executor, inTransaction } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { notFound } from '../../platform/http/errors';
import { hashToken, newToken } from '../../platform/secrets/tokens';
import { personOf } from '../../platform/serialize/person';
import { isoOf, isoOrNull } from '../../platform/serialize/values';
import { findHouse } from '../house-participants/read-participants';
import { lockHouse } from '../houses/house-record';
import { announceBoard } from './announce-board';
import { boardAddress } from './shared-board';

const DAY_MS = 86_400_000;
/** The number of links that are listed. */
const LATEST = 20;

/** @throws 404 */
export async function listLinks({ params, user, services }: Context<typeof calls.links>): Promise<BoardLink[]> {
  const houseId = await findHouse(services.db, user, params.id);
  return selectLinks(services.db, eq(boardLinks.house_id, houseId), services.clock.now());
}

/** Creates a link to a house's board. Only this response contains its address: the database stores the hash of its token. @throws 404 */
export function createLink({ params, user, services }: Context<typeof calls.createLink>): Promise<MadeLink> {
  const token = newToken();
  const now = services.clock.now();
  const expires_at = new Date(now.getTime() + LINK_DAYS * DAY_MS);
  return inTransaction(services.db, async (tx) => {
    const house = await lockHouse(tx, user, params.id);
    const values = { house_id: house.id, token_hash: hashToken(token), made_by_id: user.id, created_at: now, expires_at };
    const [made] = await tx.insert(boardLinks).values(values).returning({ id: boardLinks.id });
    const [link] = made ? await selectLinks(tx, eq(boardLinks.id, made.id), now) : [];
    if (!link) throw new Error('The link was not written.');
    await announceBoard(tx, user, house);
    return { ...link, url: boardAddress(services.env.publicUrl, token) };
  });
}

/** Ends a link at once; a link that has already ended stays unchanged. @throws 404 */
export function revokeLink({ params, user, services }: Context<typeof calls.revokeLink>): Promise<BoardLink> {
  const now = services.clock.now();
  return inTransaction(services.db, async (tx) => {
    const house = await lockHouse(tx, user, params.id);
    const mine = and(eq(boardLinks.id, params.n), eq(boardLinks.house_id, house.id));
    await tx
      .update(boardLinks)
      .set({ revoked_at: now })
      .where(and(mine, isNull(boardLinks.revoked_at)));
    const [link] = await selectLinks(tx, mine, now);
    if (!link) throw notFound();
    await announceBoard(tx, user, house);
    return link;
  });
}

async function selectLinks(executor: Executor, where: SQL | undefined, now: Date): Promise<BoardLink[]> {
  const rows = await executor
    .select({ link: boardLinks, maker: { id: users.id, first_name: users.first_name, last_name: users.last_name } })
    .from(boardLinks)
    .innerJoin(users, eq(users.id, boardLinks.made_by_id))
    .where(where)
    .orderBy(desc(boardLinks.id))
    .limit(LATEST);
  return rows.map(({ link, maker }) => ({
    id: link.id,
    status: link.revoked_at ? 'revoked' : link.expires_at <= now ? 'expired' : 'active',
    made_by: personOf(maker),
    created_at: isoOf(link.created_at),
    expires_at: isoOf(link.expires_at),
    revoked_at: isoOrNull(link.revoked_at),
  }));
}
