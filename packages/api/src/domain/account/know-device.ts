import { and, eq, lt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { knownDevices } from '../../platform/db/schema/known-devices';
import { inTransaction } from '../../platform/db/transaction';
import { sendMail } from '../../platform/mail/mail';
import { hashToken, newToken } from '../../platform/secrets/tokens';
import type { Services } from '../../platform/services';
import { deviceOf } from './device';
import { deviceCookie, deviceIn, KEPT_DAYS } from './device-cookie';
import { newDeviceMail, type Recipient } from './letters';

interface Caller {
  request: FastifyRequest;
  reply: FastifyReply;
  services: Services;
}

/** Formats a `User-Agent` header for people: "Chrome on Windows". */
function wordsOf(userAgent: string): string {
  const { browser, system } = deviceOf(userAgent);
  return [browser ?? 'A browser', ...(system ? [`on ${system}`] : [])].join(' ');
}

/**
 * Remembers the browser of a login. Mails the account's owner when the browser is new to the account, except at the very first login. A
 * browser that has lost its cookie is recognised by its `User-Agent` header together with its IP address.
 */
export async function knowDevice({ request, reply, services }: Caller, user: Recipient & { id: number }): Promise<void> {
  const { db, clock, env } = services;
  const now = clock.now();
  const device = deviceIn(request.headers.cookie) ?? newToken();
  const seen = { device_hash: hashToken(device), user_agent: (request.headers['user-agent'] ?? '').slice(0, 255), ip: request.ip };
  await inTransaction(db, async (tx) => {
    const own = eq(knownDevices.user_id, user.id);
    await tx.delete(knownDevices).where(and(own, lt(knownDevices.last_used_at, new Date(now.getTime() - KEPT_DAYS * 86_400_000))));
    const known = await tx.select().from(knownDevices).where(own);
    await tx
      .insert(knownDevices)
      .values({ ...seen, user_id: user.id, created_at: now, last_used_at: now })
      .onConflictDoUpdate({
        target: [knownDevices.user_id, knownDevices.device_hash],
        set: { user_agent: seen.user_agent, ip: seen.ip, last_used_at: now },
      });
    const isKnown = known.some(
      ({ device_hash, user_agent, ip }) => device_hash === seen.device_hash || (user_agent === seen.user_agent && ip === seen.ip),
    );
    if (known.length > 0 && !isKnown) await sendMail(tx, newDeviceMail(env.publicUrl, user, wordsOf(seen.user_agent), seen.ip));
  });
  reply.header('set-cookie', deviceCookie(device, env.publicUrl));
}
