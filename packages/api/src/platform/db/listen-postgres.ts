import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from './database';

const RECONNECT_MS = 1_000;

/**
 * Runs LISTEN on a dedicated connection, opened with the first channel and reopened when lost. Notifications sent in between are not
 * repeated, so subscribers must not depend on receiving each one.
 */
export function listener(url: string): Pick<Database, 'listen' | 'close'> {
  const heard = new Map<string, Set<(payload: string) => void>>();
  let client: Promise<pg.Client> | undefined;
  let closed = false;

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: url });
    fresh.on('notification', ({ channel, payload }) => heard.get(channel)?.forEach((hear) => hear(payload ?? '')));
    // The driver may report one loss more than once.
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
      // A connection that could not be reopened needs no closing.
      const last = await client?.catch(() => undefined);
      await last?.end();
    },
  };
}
