import type { Session, sessions as calls } from '@careloom/contract/resources/sessions';
import { and, desc, eq, gt } from 'drizzle-orm';
import { accessTokens } from '../../platform/db/schema/access';
import { inTransaction } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { notFound } from '../../platform/http/errors';
import { sessionsEnded } from '../../platform/realtime/push';
import { bit, isoOf } from '../../platform/serialize/values';
import { revokeToken, sessionOf } from '../auth/tokens';
import { deviceOf } from './device';
import { signOutElsewhere } from './end-sessions';

/** The caller's sessions that have not expired: the current one first, then by last use. */
export async function listSessions({ user, services: { db, clock } }: Context<typeof calls.list>): Promise<Session[]> {
  const own = sessionOf(user);
  const rows = await db
    .select()
    .from(accessTokens)
    .where(and(eq(accessTokens.user_id, user.id), gt(accessTokens.expires_at, clock.now())))
    .orderBy(desc(eq(accessTokens.id, own)), desc(accessTokens.last_used_at), desc(accessTokens.id));
  return rows.map(({ id, user_agent, ip, created_at, last_used_at }) => ({
    id,
    current: bit(id === own),
    ...deviceOf(user_agent),
    ip,
    created_at: isoOf(created_at),
    last_used_at: isoOf(last_used_at),
  }));
}

/** Ends one of the caller's sessions: its next request is refused, and its open pages go to the login. @throws 404 */
export function endSession({ params, user, services }: Context<typeof calls.end>): Promise<Record<string, never>> {
  return inTransaction(services.db, async (tx) => {
    const own = and(eq(accessTokens.id, params.id), eq(accessTokens.user_id, user.id));
    if ((await tx.$count(accessTokens, own)) === 0) throw notFound();
    await sessionsEnded(tx, user.id, await revokeToken(tx, params.id));
    return {};
  });
}

/** Ends all sessions of the caller except the current one. */
export function endOtherSessions({ user, services }: Context<typeof calls.endOthers>): Promise<Record<string, never>> {
  return inTransaction(services.db, async (tx) => {
    await signOutElsewhere(tx, user.id, { except: sessionOf(user) });
    return {};
  });
}
