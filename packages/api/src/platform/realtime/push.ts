import type { Resource } from '@careloom/contract/freshness';
import { PUSHES, USER_CHANNEL } from '@careloom/contract/resources/broadcasting';
import type { Tx } from '../db/transaction';
import { enqueue } from '../queue/enqueue';

declare module '../queue/jobs' {
  interface Jobs {
    push: Push;
  }
}

/** One event to some channels. A hint: its reader fetches anew, so a lost one costs freshness and nothing else. */
export interface Push {
  channels: string[];
  event: (typeof PUSHES)[keyof typeof PUSHES];
  data: Record<string, unknown>;
}

/** What the Pusher protocol allows for one trigger. */
const MAX_CHANNELS = 100;
/** Above this many, no id is named and the reader takes the whole resource as changed; keeps the event under its 10 KB. */
const MAX_IDS = 100;

/** The records that an event names. */
export const wholeOr = (ids: readonly number[]): readonly number[] => (ids.length > MAX_IDS ? [] : ids);

/** Pushes to channels once the transaction is committed. */
export async function push(tx: Tx, { channels, event, data }: Push): Promise<void> {
  for (let start = 0; start < channels.length; start += MAX_CHANNELS) {
    await enqueue(tx, 'push', { channels: channels.slice(start, start + MAX_CHANNELS), event, data });
  }
}

const channelsOf = (userIds: Iterable<number>) => [...new Set(userIds)].map(USER_CHANNEL);

interface Change {
  resource: Resource;
  ids: readonly number[];
  /** Who has it on the screen, the actor included: an own second tab is to be fresh too. */
  to: Iterable<number>;
  actor: number | null;
  version?: number | null;
}

/** Tells the users concerned that records changed. */
export const resourceChanged = (tx: Tx, { resource, ids, to, actor, version = null }: Change): Promise<void> =>
  push(tx, {
    channels: channelsOf(to),
    event: PUSHES.resourceChanged,
    data: { resource, ids: wholeOr(ids), version, actor },
  });

/** Tells users that what they may do has changed. */
export const permissionsChanged = (tx: Tx, userIds: Iterable<number>): Promise<void> =>
  push(tx, { channels: channelsOf(userIds), event: PUSHES.permissionsChanged, data: {} });

/** Has the open pages of an ended account leave for the login, and then its connections closed. @param sessions that it had */
export const memberInactive = (tx: Tx, userId: number, sessions: number[] = []): Promise<void> =>
  enqueue(tx, 'end-connections', { userId, sessions });

/** Closes the connections of sessions that are over. */
export async function sessionsEnded(tx: Tx, userId: number, sessions: number[]): Promise<void> {
  if (sessions.length > 0) await enqueue(tx, 'end-connections', { userId, sessions, why: 'session' });
}

/** What a user may do is another: the pages read it anew, and connect anew, for their channels were authorised by what it was. */
export async function roleChanged(tx: Tx, userId: number, sessions: number[]): Promise<void> {
  await permissionsChanged(tx, [userId]);
  await enqueue(tx, 'end-connections', { userId, sessions, why: 'role' });
}

/** Tells users that their inbox of notifications changed. */
export async function notificationsChanged(tx: Tx, userIds: Iterable<number>, sent: boolean): Promise<void> {
  const channels = channelsOf(userIds);
  if (sent) await push(tx, { channels, event: PUSHES.notificationSent, data: {} });
  await push(tx, { channels, event: PUSHES.notificationCount, data: {} });
}
