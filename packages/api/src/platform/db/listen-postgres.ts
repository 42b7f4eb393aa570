import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from './database';

const RECONNECT_MS = 1_000;

/**
 * Runs LISTEN on a dedicated connection, opened with the first channel and reopened when lost. Notifications sent in between are not
 * repeated, so subscribers must not depend on receiving each one.
 */
export function listener(url: string): Pick<Database, 'listen' | 'close'> {
  const listeners = new Map<string, Set<(payload: string) => void>>();
  let client: Promise<pg.Client> | undefined;
  /** The connection that `client` resolved to, until it is lost. */
  let current: pg.Client | undefined;
  const lost = new WeakSet<pg.Client>();
  let closed = false;

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: url });
    fresh.on('notification', ({ channel, payload }) => listeners.get(channel)?.forEach((onPayload) => onPayload(payload ?? '')));
    fresh.on('error', () => replace(fresh));
    await fresh.connect();
    for (const channel of listeners.keys()) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    if (lost.has(fresh)) throw new Error('The connection was lost at once.');
    current = fresh;
    return fresh;
  }

  /** The driver reports a loss more than once: to the query that is running, and as an event. */
  function replace(old: pg.Client): void {
    lost.add(old);
    if (current !== old || closed) return;
    current = undefined;
    client = reconnect();
    client.catch(() => undefined); // callers that await it get the error
  }

  /** Retries until it succeeds. @throws Error if the database is closed before */
  async function reconnect(): Promise<pg.Client> {
    for (;;) {
      await wait(RECONNECT_MS);
      if (closed) throw new Error('The database was closed.');
      const fresh = await connect().catch(() => null);
      if (fresh) return fresh;
    }
  }

  return {
    async listen(channel: string, onPayload: (payload: string) => void) {
      const ofChannel = listeners.get(channel) ?? new Set();
      listeners.set(channel, ofChannel.add(onPayload));
      const connected = await (client ??= connect());
      try {
        await connected.query(`listen ${pg.escapeIdentifier(channel)}`);
      } catch {
        replace(connected); // LISTEN only fails when its connection does
        await client; // the next connection listens to every channel
      }
      return () => Promise.resolve(void ofChannel.delete(onPayload));
    },
    async close() {
      closed = true;
      // A connection that could not be reopened needs no closing.
      const last = await client?.catch(() => undefined);
      await last?.end();
    },
  };
}
