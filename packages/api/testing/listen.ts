import { once } from 'node:events';
import Pusher, { type Channel, type Options } from 'pusher-js';
import type { TestApi } from './harness';
import { until } from './until';

const DELIVERED_WITHIN_MS = 10_000;

/** The real client, in Node, configured like a signed-in page; disconnected when the server is closed, because it would keep the process alive. */
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

/** Waits until all previous pushes are delivered, so that a listener from now on receives only later ones. */
export const allPushed = ({ services: { database } }: TestApi): Promise<void> =>
  until(async () => {
    const { rows } = await database.query(`select 1 from pgboss.job where name = 'push' and state < 'completed' limit 1`);
    return rows.length === 0;
  }, DELIVERED_WITHIN_MS);

/** Waits until the server has accepted the subscription. */
export async function subscribed(pusher: Pusher, name: string): Promise<Channel> {
  const channel = pusher.subscribe(name);
  await new Promise<void>((resolve, reject) => {
    channel.bind('pusher:subscription_succeeded', () => resolve());
    channel.bind('pusher:subscription_error', (error: unknown) => reject(new Error(JSON.stringify(error))));
  });
  return channel;
}

/** The next event with a name on a channel. @throws Error after a timeout */
export function nextEvent(channel: Channel, event: string, ms = 5_000): Promise<unknown> {
  const signal = AbortSignal.timeout(ms);
  const late = once(signal, 'abort').then(() => {
    throw new Error(`No ${event} within ${ms} ms.`);
  });
  return Promise.race([new Promise((resolve) => channel.bind(event, resolve)), late]);
}
