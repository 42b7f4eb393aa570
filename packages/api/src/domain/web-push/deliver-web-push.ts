import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { accessTokens } from '../../platform/db/schema/access';
import { users } from '../../platform/db/schema/identity';
import { pushSubscriptions } from '../../platform/db/schema/web-push';
import type { Tx } from '../../platform/db/transaction';
import { enqueueAll } from '../../platform/queue/enqueue';
import type { Services } from '../../platform/services';
import { loadWebPush, vapidKeys } from './vapid-keys';

/** What a device shows. */
interface Shown {
  title: string;
  body: string;
  /** Path and query of the page that a click opens. */
  address: string;
}

declare module '../../platform/queue/jobs' {
  interface Jobs {
    'web-push': Shown & { subscriptionId: number };
  }
}

/** How long a push service keeps an undelivered push: a day. */
const KEEP_SECONDS = 86_400;
const TIMEOUT_MS = 10_000;
/** Services take at most 4096 bytes, encrypted; devices show less. */
const MAX_BODY = 500;
/** Status codes for a subscription that has ended (RFC 8030, section 7.3). */
const ENDED = [404, 410];

/** Pushes to all devices of some people, once the transaction is committed. One job for each device, so that none gets a push twice. */
export async function pushToDevices(tx: Tx, people: readonly ({ id: number } & Shown)[]): Promise<void> {
  if (people.length === 0) return;
  const devices = await tx
    .select({ id: pushSubscriptions.id, userId: pushSubscriptions.user_id })
    .from(pushSubscriptions)
    .where(
      inArray(
        pushSubscriptions.user_id,
        people.map(({ id }) => id),
      ),
    );
  const shownTo = new Map(people.map(({ id, title, body, address }) => [id, { title, body: body.slice(0, MAX_BODY), address }]));
  const jobs = devices.flatMap(({ id, userId }) => {
    const shown = shownTo.get(userId);
    return shown ? [{ ...shown, subscriptionId: id }] : [];
  });
  if (jobs.length > 0) await enqueueAll(tx, 'web-push', jobs);
}

/** The subscription if its session is still valid and its person can sign in. */
async function findDevice({ db, clock }: Services, id: number) {
  const [device] = await db
    .select({ endpoint: pushSubscriptions.endpoint, p256dh: pushSubscriptions.p256dh, auth: pushSubscriptions.auth })
    .from(pushSubscriptions)
    .innerJoin(accessTokens, and(eq(accessTokens.id, pushSubscriptions.session_id), gt(accessTokens.expires_at, clock.now())))
    .innerJoin(users, and(eq(users.id, pushSubscriptions.user_id), eq(users.is_active, true), isNull(users.deleted_at)))
    .where(eq(pushSubscriptions.id, id));
  return device;
}

/** The contact for the operators of push services. */
function subjectOf({ publicUrl, mailFrom }: Services['env']): string {
  return publicUrl.startsWith('https:') ? publicUrl : `mailto:${/<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;
}

/**
 * The job that encrypts a push for its device and sends it to the device's push service. Deletes a subscription that has ended. Throws if
 * the service cannot be reached or refuses, so that the job is retried.
 */
export function deliverWebPush(services: Services) {
  return async ({ subscriptionId, title, body, address }: Shown & { subscriptionId: number }): Promise<void> => {
    const device = await findDevice(services, subscriptionId);
    if (!device) return;
    const webPush = await loadWebPush();
    const keys = { p256dh: device.p256dh, auth: device.auth };
    const request = webPush.generateRequestDetails({ endpoint: device.endpoint, keys }, JSON.stringify({ title, body, address }), {
      TTL: KEEP_SECONDS,
      vapidDetails: { subject: subjectOf(services.env), ...(await vapidKeys(services)) },
    });
    const answer = await fetch(request.endpoint, {
      method: request.method,
      headers: Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
        name === 'Content-Length' ? [] : [[name, String(value)]],
      ),
      body: new Uint8Array(request.body),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (ENDED.includes(answer.status)) await services.db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, subscriptionId));
    else if (!answer.ok) throw new Error(`The push service ${new URL(device.endpoint).origin} answered ${answer.status}.`);
  };
}
