import { INACTIVE_CHANNEL, PUSHES } from '@careloom/contract/resources/broadcasting';
import type Pusher from 'pusher';

/**
 * The handler of jobs that end a user's connections: the pages are told first, for a page that only loses its connection would stay
 * as it is. They can not connect again, since their tokens are no good any more.
 */
export const endConnections =
  (client: Pusher) =>
  async ({ userId }: { userId: number }): Promise<void> => {
    await client.trigger(INACTIVE_CHANNEL(userId), PUSHES.inactiveMemberRedirect, {});
    await client.terminateUserConnections(String(userId));
  };
