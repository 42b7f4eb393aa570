import { INACTIVE_CHANNEL, PUSHES, REGISTRY_CHANNEL, USER_CHANNEL, type RealtimeConfig } from '@careloom/contract/resources/broadcasting';
import Pusher from 'pusher-js';
import { invalidate, queryClient } from '../query/index';
import { refreshPermissions, session } from '../session/index';
import { onPush } from './on-push';
import { pusherOptions } from './pusher-options';

export interface Connection {
  close: () => void;
}

/**
 * Opens the one connection of a session: the user's channel, that of inactive members, and the public one of the registry.
 * @param onRegistryChanged there are newer remotes than the page started with
 */
export function connect(config: RealtimeConfig, userId: number, onRegistryChanged: () => void): Connection {
  const pusher = new Pusher(
    config.key,
    pusherOptions(config, () => session().token),
  );
  pusher.connection.bind('error', (error: unknown) => console.error('Realtime: the connection failed.', error));
  pusher.connection.bind('connected', refetchAfterReconnect());
  for (const name of [USER_CHANNEL(userId), INACTIVE_CHANNEL(userId)]) {
    const channel = pusher.subscribe(name);
    channel.bind('pusher:subscription_error', (error: unknown) => console.error(`Realtime: ${name} was refused.`, error));
    channel.bind_global((push: string, data: unknown) => onPush(push, data));
    if (name === USER_CHANNEL(userId)) channel.bind('pusher:subscription_succeeded', readNewsOnce());
  }
  // Hosted realtime closes the connections of an ended account only where it knows whose they are; our own knows by the channels.
  if (config.host === null) pusher.signin();
  const stop = config.host === null ? connectAgain(pusher) : () => undefined;
  pusher.subscribe(REGISTRY_CHANNEL).bind(PUSHES.registryChanged, onRegistryChanged);
  return {
    close: () => {
      stop();
      pusher.disconnect();
    },
  };
}

/** So often at most a page connects again to what closed its connection for good, in milliseconds. */
const PAUSE = 60_000;

/**
 * Hosted realtime can only close a user's connections for good, also where the role is another and they are to be opened again. Whoever
 * is still signed in, by the answer of the API, connects again.
 * @returns what stops it
 */
function connectAgain(pusher: Pusher): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = -Infinity;
  const again = async () => {
    await refreshPermissions();
    if (timer !== undefined && session().token !== null) pusher.connect();
  };
  pusher.connection.bind('disconnected', () => {
    const now = performance.now();
    clearTimeout(timer);
    timer = setTimeout(() => void again(), Math.max(0, last + PAUSE - now));
    last = now;
  });
  return () => {
    pusher.connection.unbind('disconnected');
    clearTimeout(timer);
    timer = undefined;
  };
}

/** What was sent after the page had read its notifications and before it could hear of more is found by reading them once again. */
function readNewsOnce(): () => void {
  let read = false;
  return () => {
    if (!read) void invalidate('notification');
    read = true;
  };
}

/** The protocol replays nothing that was missed, so after a gap everything on screen is read again. */
function refetchAfterReconnect(): () => void {
  let connectedBefore = false;
  return () => {
    if (connectedBefore) void queryClient.invalidateQueries();
    connectedBefore = true;
  };
}
