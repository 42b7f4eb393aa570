import { type PushDevice, pushSubscriptions as calls } from '@careloom/contract/resources/push-subscriptions';
import { eq, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pushSubscriptions } from '../../platform/db/schema/web-push';
import { inTransaction } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { invalidField } from '../../platform/http/errors';
import { route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { sessionOf } from '../auth/tokens';
import { isDeviceKey, isDeviceSecret, isPushService } from './push-service';
import { vapidKeys } from './vapid-keys';

const deviceOf = async (services: Services, subscribed: 0 | 1): Promise<PushDevice> => ({
  public_key: (await vapidKeys(services)).publicKey,
  subscribed,
});

async function getDevice({ user, services }: Context<typeof calls.get>): Promise<PushDevice> {
  const own = await services.db.$count(pushSubscriptions, eq(pushSubscriptions.session_id, sessionOf(user)));
  return deviceOf(services, own > 0 ? 1 : 0);
}

/**
 * Replaces the subscription of this session, and that of the same browser under another session.
 * @throws 422 for an address that is not a push service's, and for an invalid key
 */
async function subscribe({ user, body, services }: Context<typeof calls.save>): Promise<PushDevice> {
  const { endpoint, p256dh, auth } = body;
  if (!isPushService(endpoint, services.env.demo)) throw invalidField('endpoint', 'rule.push_subscription.endpoint');
  if (!isDeviceKey(p256dh)) throw invalidField('p256dh', 'rule.push_subscription.key');
  if (!isDeviceSecret(auth)) throw invalidField('auth', 'rule.push_subscription.key');
  const session_id = sessionOf(user);
  await inTransaction(services.db, async (tx) => {
    await tx.delete(pushSubscriptions).where(or(eq(pushSubscriptions.session_id, session_id), eq(pushSubscriptions.endpoint, endpoint)));
    await tx.insert(pushSubscriptions).values({ user_id: user.id, session_id, endpoint, p256dh, auth });
  });
  return deviceOf(services, 1);
}

async function unsubscribe({ user, services }: Context<typeof calls.remove>): Promise<PushDevice> {
  await services.db.delete(pushSubscriptions).where(eq(pushSubscriptions.session_id, sessionOf(user)));
  return deviceOf(services, 0);
}

const device = { scope: 'self', byPerson: true } as const;

/** Sends pushes to the device of a session. */
export function pushSubscriptionRoutes(app: FastifyInstance): void {
  route(app, calls.get, device, getDevice);
  route(app, calls.save, device, subscribe);
  route(app, calls.remove, device, unsubscribe);
}
