import { call } from '../call';
import { optional, text } from '../rules';
import { z } from '../schema';

export const USER_CHANNEL = (userId: number) => `private-user.${userId}`;
export const INACTIVE_CHANNEL = (userId: number) => `private-inactive-member.${userId}`;
/** The people who have the product open. Each has a member id that only users who may message them know. */
export const PRESENCE_CHANNEL = 'presence-inbox';
export const REGISTRY_CHANNEL = 'registry';

/** Messages that the server pushes. All are hints: the reader fetches the data. */
export const PUSHES = {
  notificationSent: 'NotificationSent',
  notificationCount: 'NotificationCount',
  permissionsChanged: 'PermissionsChanged',
  resourceChanged: 'ResourceChanged',
  inactiveMemberRedirect: 'InactiveMemberRedirect',
  registryChanged: 'RegistryChanged',
} as const;

export const resourceChanged = z.object({
  resource: z.string(),
  ids: z.array(z.number()),
  version: z.optional(z.nullable(z.number())),
  actor: z.optional(z.nullable(z.number())),
});

/** Where the browser's pusher-js connects; `host` null means hosted Pusher in `cluster`. */
export const realtimeConfig = z.object({
  key: z.string(),
  cluster: z.string(),
  host: z.nullable(z.string()),
  port: z.number(),
  tls: z.boolean(),
});
export type RealtimeConfig = z.output<typeof realtimeConfig>;

/** A socket id in the protocol's format: two integers separated by a dot. */
const socketId = text(64).check(z.regex(/^\d+\.\d+$/, { error: 'validation.regex' }));

export const broadcasting = {
  /**
   * The response has no envelope, as the protocol requires: `{auth, channel_data?}`. Without a channel, the socket itself is signed in as
   * the caller: `{auth, user_data}`.
   */
  auth: call({
    id: 'A-154',
    method: 'POST',
    creates: false,
    path: '/broadcasting/auth',
    affects: [],
    access: 'signed-in',
    body: z.object({ socket_id: socketId, channel_name: optional(text(200)) }),
    data: z.object({ auth: z.string(), channel_data: z.optional(z.string()), user_data: z.optional(z.string()) }),
  }),
  config: call({ id: 'A-156', method: 'GET', path: '/realtime-config', resource: 'realtime', access: 'signed-in', data: realtimeConfig }),
};
