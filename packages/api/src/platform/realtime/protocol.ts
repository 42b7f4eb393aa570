/**
 * The JSON text frames of the Pusher Channels protocol, version 7:
 * https://pusher.com/docs/channels/library_auth_reference/pusher-websockets-protocol
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

export interface Credentials {
  appId: string;
  key: string;
  secret: string;
}

/** Seconds of silence after which either side sends a ping. */
export const ACTIVITY_TIMEOUT_S = 120;
/** Seconds to wait for the pong. */
export const PONG_TIMEOUT_S = 30;
export const PROTOCOLS = { oldest: 5, newest: 7 } as const;

/**
 * 4000-4099: do not reconnect; 4100-4199: reconnect after a delay; 4200-4299: reconnect at once; 43xx: an error, the connection stays open.
 */
export const ERRORS = {
  unknownKey: 4001,
  unsupportedProtocol: 4007,
  unauthorized: 4009,
  overCapacity: 4100,
  badFrame: 4200,
  noPong: 4201,
  connectAnew: 4202,
  clientEventRejected: 4301,
} as const;

export type ChannelKind = 'public' | 'private' | 'private-encrypted' | 'presence';

/** The kind of a channel, from the prefix of its name. */
export function channelKind(name: string): ChannelKind {
  if (name.startsWith('private-encrypted-')) return 'private-encrypted';
  if (name.startsWith('private-')) return 'private';
  if (name.startsWith('presence-')) return 'presence';
  return 'public';
}

export const channelName = z.string().regex(/^[-a-zA-Z0-9_=@,.;]{1,164}$/);

const serverToUserName = z.string().regex(/^#server-to-user-[\d.]+$/);

export const presenceMember = z.object({ user_id: z.union([z.string(), z.number()]).transform(String), user_info: z.unknown() });
export type PresenceMember = z.output<typeof presenceMember>;

/** The owner of a socket: a user and a session. Ending the user's connections ends those of all sessions. */
export const ownerId = (userId: number, session: number): string => `${userId}.${session}`;

/** The channel that pusher-js subscribes to after its user signed in. */
export const serverToUser = (owner: string): string => `#server-to-user-${owner}`;

/** A frame from a client. Unknown fields are accepted: later protocol versions add some. */
export const clientFrame = z.object({ event: z.string().max(200), channel: z.string().optional(), data: z.unknown() });
export const subscription = z.object({
  channel: z.union([channelName, serverToUserName]),
  auth: z.string().optional(),
  channel_data: z.string().optional(),
});

/** `data` is JSON inside JSON, as the protocol requires for everything except errors. */
export const frame = (event: string, data?: unknown, channel?: string): string =>
  JSON.stringify({
    event,
    ...(channel && { channel }),
    ...(data !== undefined && { data: typeof data === 'string' ? data : JSON.stringify(data) }),
  });

export const errorFrame = (code: number | null, message: string): string =>
  JSON.stringify({ event: 'pusher:error', data: { code, message } });

/** The data of `pusher:signin`. */
export const signin = z.object({ auth: z.string(), user_data: z.string() });
export const signedInUser = z.object({ id: z.string() });

export const md5 = (text: string): string => createHash('md5').update(text).digest('hex');
export const sign = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex');

export function sameText(one: string, other: string): boolean {
  const left = Buffer.from(one);
  const right = Buffer.from(other);
  return left.length === right.length && timingSafeEqual(left, right);
}

/** The auth call's answer for a socket and a channel: `key:signature`. */
export const channelAuth = ({ key, secret }: Credentials, socketId: string, channel: string, channelData?: string): string =>
  `${key}:${sign(secret, [socketId, channel, ...(channelData === undefined ? [] : [channelData])].join(':'))}`;

/** The auth call's answer for signing in a socket. */
export const userAuth = ({ key, secret }: Credentials, socketId: string, userData: string): string =>
  `${key}:${sign(secret, `${socketId}::user::${userData}`)}`;
