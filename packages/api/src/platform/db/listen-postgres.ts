import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from './database';

const RECONNECT_MS = 1_000;

/**
 * LISTEN on a connection of its own, opened with the first channel and opened again when it is lost.
 * Notifications sent while it is lost are not repeated: who listens must not depend on each one.
 */
export function listener(url: string): Pick<Database, 'listen' | 'close'> {
  const heard = new Map<string, Set<(payload: string) => void>>();
  let client: Promise<pg.Client> | undefined;
  let closed = false;

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: url });
    fresh.on('notification', ({ channel, payload }) => heard.get(channel)?.forEach((hear) => hear(payload ?? '')));
    // One loss may be told of more than once.
    let lost = false;
    fresh.on('error', () => {
      if (!lost) void reconnect();
      lost = true;
    });
    await fresh.connect();
    for (const channel of heard.keys()) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    return fresh;
  }

  async function reconnect(): Promise<void> {
    if (closed) return;
    await wait(RECONNECT_MS);
    client = connect();
    await client.catch(reconnect);
  }

  return {
    async listen(channel: string, hear: (payload: string) => void) {
      const hearers = heard.get(channel) ?? new Set();
      heard.set(channel, hearers.add(hear));
      await (await (client ??= connect())).query(`listen ${pg.escapeIdentifier(channel)}`);
      return () => Promise.resolve(void hearers.delete(hear));
    },
    async close() {
      closed = true;
      // A connection that could not be opened again needs no closing.
      const last = await client?.catch(() => undefined);
      await last?.end();
    },
  };
}
