import { INACTIVE_CHANNEL, PUSHES, REGISTRY_CHANNEL, USER_CHANNEL, type RealtimeConfig } from '@careloom/contract/resources/broadcasting';
import Pusher from 'pusher-js';
import { invalidate, queryClient } from '../query/index';
import { session } from '../session/index';
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
  pusher.subscribe(REGISTRY_CHANNEL).bind(PUSHES.registryChanged, onRegistryChanged);
  return { close: () => pusher.disconnect() };
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
