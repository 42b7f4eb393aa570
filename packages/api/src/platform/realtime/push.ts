import type { Resource } from '@careloom/contract/freshness';
import { PUSHES, USER_CHANNEL } from '@careloom/contract/resources/broadcasting';
import type { Tx } from '../db/transaction';
import { enqueue } from '../queue/enqueue';

declare module '../queue/jobs' {
  interface Jobs {
    push: Push;
  }
}

/** One event for some channels. Only a hint to fetch again: a lost one costs freshness and nothing else. */
export interface Push {
  channels: string[];
  event: (typeof PUSHES)[keyof typeof PUSHES];
  data: Record<string, unknown>;
}

/** The Pusher protocol's limit per trigger. */
const MAX_CHANNELS = 100;
/**
 * Above this number, no ids are sent and the reader treats the whole resource as changed. This keeps the event below the protocol's limit
 * of 10 KB.
 */
const MAX_IDS = 100;

/** The ids to send with an event; empty for the whole resource. */
export const wholeOr = (ids: readonly number[]): readonly number[] => (ids.length > MAX_IDS ? [] : ids);

/** Sends an event to channels once the transaction is committed. */
export async function push(tx: Tx, { channels, event, data }: Push): Promise<void> {
  for (let start = 0; start < channels.length; start += MAX_CHANNELS) {
    await enqueue(tx, 'push', { channels: channels.slice(start, start + MAX_CHANNELS), event, data });
  }
}

const channelsOf = (userIds: Iterable<number>) => [...new Set(userIds)].map(USER_CHANNEL);

interface Change {
  resource: Resource;
  ids: readonly number[];
  /** The users who may see it, including the actor, who may have a second tab open. */
  to: Iterable<number>;
  actor: number | null;
  version?: number | null;
}

/** Notifies the affected users that records changed. */
export const resourceChanged = (tx: Tx, { resource, ids, to, actor, version = null }: Change): Promise<void> =>
  push(tx, {
    channels: channelsOf(to),
    event: PUSHES.resourceChanged,
    data: { resource, ids: wholeOr(ids), version, actor },
  });

/** Notifies users that their permissions changed. */
export const permissionsChanged = (tx: Tx, userIds: Iterable<number>): Promise<void> =>
  push(tx, { channels: channelsOf(userIds), event: PUSHES.permissionsChanged, data: {} });

/** Redirects the open pages of an ended account to the login, then closes its connections. @param sessions the sessions that the account had */
export const memberInactive = (tx: Tx, userId: number, sessions: number[] = []): Promise<void> =>
  enqueue(tx, 'end-connections', { userId, sessions });

/** Closes the connections of ended sessions. */
export async function sessionsEnded(tx: Tx, userId: number, sessions: number[]): Promise<void> {
  if (sessions.length > 0) await enqueue(tx, 'end-connections', { userId, sessions, why: 'session' });
}

/** Makes the pages of a user load their new permissions and reconnect, because their channels were authorised with the old role. */
export async function roleChanged(tx: Tx, userId: number, sessions: number[]): Promise<void> {
  await permissionsChanged(tx, [userId]);
  await enqueue(tx, 'end-connections', { userId, sessions, why: 'role' });
}

/** Notifies users that their notifications changed. */
export async function notificationsChanged(tx: Tx, userIds: Iterable<number>, sent: boolean): Promise<void> {
  const channels = channelsOf(userIds);
  if (sent) await push(tx, { channels, event: PUSHES.notificationSent, data: {} });
  await push(tx, { channels, event: PUSHES.notificationCount, data: {} });
}
