import { sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import type { ChannelEvent } from './channels';

/** By which all API processes on one database tell each other what to deliver. */
export const REALTIME_CHANNEL = 'careloom_realtime';

/** What processes tell each other: to deliver an event, whose a socket is, or to close the sockets of a user or session. */
export type ProcessMessage = ChannelEvent | { socket: string; owner: string } | { ended: string; reconnect: boolean };

/** Tells all processes, this one too. One statement for all of it: a change may concern a hundred people. */
export async function tellProcesses(db: Db, told: readonly ProcessMessage[]): Promise<void> {
  const payloads = JSON.stringify(told.map((one) => JSON.stringify(one)));
  await db.execute(sql`select pg_notify(${REALTIME_CHANNEL}, payload) from json_array_elements_text(${payloads}::json) payload`);
}
