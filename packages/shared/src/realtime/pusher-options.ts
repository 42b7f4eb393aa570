import type { RealtimeConfig } from '@careloom/contract/resources/broadcasting';
import type { Options } from 'pusher-js';

export const CHANNEL_AUTH_PATH = '/api/v1/broadcasting/auth';

/**
 * Options for pusher-js. Hosted realtime (`host` null) is reached by its cluster, on port 443 and by secure websockets only (section 9);
 * our own server is reached at its configured address.
 * @param token returns the current bearer token: a channel is authorised again on each reconnect
 */
export function pusherOptions({ cluster, host, port, tls }: RealtimeConfig, token: () => string | null): Options {
  const hosted = host === null;
  const secure = hosted || tls;
  return {
    cluster,
    ...(hosted ? { wssPort: 443 } : { wsHost: host, wsPort: port, wssPort: port }),
    forceTLS: secure,
    enabledTransports: ['ws'], // pusher-js's name for websockets: `forceTLS` makes them secure, and no other transport is tried
    enableStats: false,
    channelAuthorization: authorization(token),
    userAuthentication: authorization(token),
  };
}

const authorization = (token: () => string | null) => ({
  transport: 'ajax' as const,
  endpoint: CHANNEL_AUTH_PATH,
  headersProvider: () => channelHeaders(token()),
});

/** A channel is authorised by the bearer token of the signed-in user (section 6). */
export const channelHeaders = (token: string | null) => ({ Accept: 'application/json', Authorization: `Bearer ${token ?? ''}` });
