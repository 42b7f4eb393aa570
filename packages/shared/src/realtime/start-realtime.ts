import { broadcasting } from '@careloom/contract/resources/broadcasting';
import { send } from '../http/index';
import { session, useSession } from '../session/index';
import type { Connection } from './connect';

/**
 * Keeps one realtime connection open while a user is signed in. The library is loaded on first use; its errors are logged and never shown
 * (section 8).
 * @returns a function that stops it
 */
export function startRealtime(onRegistryChanged: () => void = () => undefined): () => void {
  let open: { userId: number; connection: Promise<Connection | null> } | null = null;
  const close = () => {
    void open?.connection.then((connection) => connection?.close());
    open = null;
  };
  const follow = (userId: number | null) => {
    if (userId === (open?.userId ?? null)) return;
    close();
    if (userId !== null) open = { userId, connection: openFor(userId, onRegistryChanged) };
  };
  follow(session().user?.id ?? null);
  const stop = useSession.subscribe(({ user }) => follow(user?.id ?? null));
  return () => {
    stop();
    close();
  };
}

async function openFor(userId: number, onRegistryChanged: () => void): Promise<Connection | null> {
  try {
    const [{ connect }, config] = await Promise.all([import('./connect'), send(broadcasting.config, {})]);
    const stillThere = session().user?.id === userId;
    return config.ok && stillThere ? connect(config.data, userId, onRegistryChanged) : null;
  } catch (error) {
    console.error('Realtime could not be started.', error);
    return null;
  }
}
