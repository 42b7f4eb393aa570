import { INACTIVE_CHANNEL, PUSHES } from '@careloom/contract/resources/broadcasting';
import type Pusher from 'pusher';
import { ownerId } from './protocol';

declare module '../queue/jobs' {
  interface Jobs {
    'end-connections': EndedConnections;
  }
}

/** Whose connections end, and why: sessions ended, the role changed, or (without `why`) the account was shut out. */
export interface EndedConnections {
  userId: number;
  sessions?: number[];
  why?: 'session' | 'role';
}

/**
 * The handler of jobs that end connections. Pages of an account that is shut out are notified first, because a page that only loses its
 * connection would stay open; they cannot reconnect, because their tokens are revoked. After a change of role, pages are expected to
 * reconnect.
 */
export const endConnections =
  (client: Pusher) =>
  async ({ userId, sessions = [], why }: EndedConnections): Promise<void> => {
    if (!why) await client.trigger(INACTIVE_CHANNEL(userId), PUSHES.inactiveMemberRedirect, {});
    const owners = sessions.map((session) => ownerId(userId, session));
    // The SDK serializes it as JSON, although its types ask for a string.
    const body = (why === 'role' ? { reconnect: true } : {}) as unknown as string;
    for (const owner of why === 'session' ? owners : [String(userId), ...owners]) {
      await client.post({ path: `/users/${owner}/terminate_connections`, body });
    }
  };
