import { sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import type { ChannelEvent } from './channels';

/** The NOTIFY channel between all API processes on one database. */
export const REALTIME_CHANNEL = 'careloom_realtime';

/** A message between processes: deliver an event, set the owner of a socket, or close the sockets of a user or session. */
export type ProcessMessage = ChannelEvent | { socket: string; owner: string } | { ended: string; reconnect: boolean };

/** Sends messages to all processes, including this one, in one statement: a change may concern a hundred people. */
export async function notifyProcesses(db: Db, messages: readonly ProcessMessage[]): Promise<void> {
  const payloads = JSON.stringify(messages.map((one) => JSON.stringify(one)));
  await db.execute(sql`select pg_notify(${REALTIME_CHANNEL}, payload) from json_array_elements_text(${payloads}::json) payload`);
}
