import { once } from 'node:events';
import Pusher, { type Channel, type Options } from 'pusher-js';
import type { TestApi } from './harness';

/** The real client, in Node, as a signed-in page configures it. */
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
  return new Pusher('careloom-local', options);
}

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
