import { once } from 'node:events';
import Pusher, { type Channel, type Options } from 'pusher-js';
import type { TestApi } from './harness';
import { until } from './until';

const DELIVERED_WITHIN_MS = 10_000;

/** The real client, in Node, as a signed-in page configures it; disconnected when the server is closed, for it would keep the process. */
export function connectPusher(api: TestApi, token: string): Pusher {
  const authorization = {
    endpoint: `${api.url}/api/v1/broadcasting/auth`,
    transport: 'ajax' as const,
    headers: { Authorization: `Bearer ${token}` },
  };
  const options: Options = {
    cluster: 'local',
    wsHost: '127.0.0.1',
    wsPort: api.server.port,
    forceTLS: false,
    enabledTransports: ['ws'],
    channelAuthorization: authorization,
    userAuthentication: authorization,
  };
  const pusher = new Pusher('careloom-local', options);
  api.onClose(() => pusher.disconnect());
  return pusher;
}

/** Waits until all that was pushed so far is delivered, so that a listener from now on receives what comes, and nothing of before. */
export const allPushed = ({ services: { database } }: TestApi): Promise<void> =>
  until(async () => {
    const { rows } = await database.query(`select 1 from pgboss.job where name = 'push' and state < 'completed' limit 1`);
    return rows.length === 0;
  }, DELIVERED_WITHIN_MS);

/** Waits until the server has taken the subscription. */
export async function subscribed(pusher: Pusher, name: string): Promise<Channel> {
  const channel = pusher.subscribe(name);
  await new Promise<void>((resolve, reject) => {
    channel.bind('pusher:subscription_succeeded', () => resolve());
    channel.bind('pusher:subscription_error', (error: unknown) => reject(new Error(JSON.stringify(error))));
  });
  return channel;
}

/** The next event of a name on a channel. @throws Error after so much silence */
export function nextEvent(channel: Channel, event: string, ms = 5_000): Promise<unknown> {
  const signal = AbortSignal.timeout(ms);
  const late = once(signal, 'abort').then(() => {
    throw new Error(`No ${event} within ${ms} ms.`);
  });
  return Promise.race([new Promise((resolve) => channel.bind(event, resolve)), late]);
}
