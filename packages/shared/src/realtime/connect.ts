import { INACTIVE_CHANNEL, PUSHES, REGISTRY_CHANNEL, USER_CHANNEL, type RealtimeConfig } from '@careloom/contract/resources/broadcasting';
import Pusher from 'pusher-js';
import { invalidate, queryClient } from '../query/index';
import { refreshPermissions, session } from '../session/index';
import { followOnline } from './online';
import { onPush } from './on-push';
import { pusherOptions } from './pusher-options';

export interface Connection {
  close: () => void;
}

/**
 * Opens the session's only connection: the user's channel, the inactive-member channel, who is online, and the public registry channel.
 * @param onRegistryChanged called when newer remotes are available than the page started with
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
  // Hosted realtime can close the connections of an ended account only if it knows their user; our own server knows it from the channels.
  if (config.host === null) pusher.signin();
  const stop = afterClosing(pusher, { reconnects: config.host === null });
  const forgetOnline = followOnline(pusher);
  pusher.subscribe(REGISTRY_CHANNEL).bind(PUSHES.registryChanged, onRegistryChanged);
  return {
    close: () => {
      stop();
      pusher.disconnect();
      forgetOnline();
    },
  };
}

/** Minimum time between two reconnects after the server closed the connection for good, in milliseconds. */
const PAUSE = 60_000;

/**
 * Asks the API who is signed in after the server has closed the connection for good: a page whose session was ended elsewhere navigates to
 * the login. Hosted realtime can only close a user's connections for good, even if only the role changed and they should reconnect. With
 * hosted realtime, a user who is still signed in therefore reconnects.
 * @param reconnects true for hosted realtime
 * @returns a function that stops it
 */
function afterClosing(pusher: Pusher, { reconnects }: { reconnects: boolean }): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = -Infinity;
  const again = async () => {
    await refreshPermissions();
    if (reconnects && timer !== undefined && session().token !== null) pusher.connect();
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

/** Refetches notifications once, to find those sent after the page had fetched them and before it was subscribed. */
function readNewsOnce(): () => void {
  let read = false;
  return () => {
    if (!read) void invalidate('notification');
    read = true;
  };
}

/** The protocol does not replay missed messages, so after a gap everything on screen is refetched. */
function refetchAfterReconnect(): () => void {
  let connectedBefore = false;
  return () => {
    if (connectedBefore) void queryClient.invalidateQueries();
    connectedBefore = true;
  };
}
