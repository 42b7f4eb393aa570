import { INACTIVE_CHANNEL, PUSHES } from '@careloom/contract/resources/broadcasting';
import type Pusher from 'pusher';
import { ownerId } from './protocol';

declare module '../queue/jobs' {
  interface Jobs {
    'end-connections': EndedConnections;
  }
}

/** Whose connections end, and why: sessions are over, the role is another, or (left out) the account is shut out. */
export interface EndedConnections {
  userId: number;
  sessions?: number[];
  why?: 'session' | 'role';
}

/**
 * The handler of jobs that end connections. The pages of an account that is shut out are told first, for a page that only loses its
 * connection would stay as it is. They can not connect again, since their tokens are no good any more; under another role they are to.
 */
export const endConnections =
  (client: Pusher) =>
  async ({ userId, sessions = [], why }: EndedConnections): Promise<void> => {
    if (!why) await client.trigger(INACTIVE_CHANNEL(userId), PUSHES.inactiveMemberRedirect, {});
    const owners = sessions.map((session) => ownerId(userId, session));
    // The SDK writes it as JSON, although its types want a text.
    const body = (why === 'role' ? { reconnect: true } : {}) as unknown as string;
    for (const owner of why === 'session' ? owners : [String(userId), ...owners]) {
      await client.post({ path: `/users/${owner}/terminate_connections`, body });
    }
  };
