import type { XeroStanding, xero as calls } from '@careloom/contract/resources/xero';
import { count } from 'drizzle-orm';
import { invoices } from '../../../platform/db/schema/invoices';
import type { Context } from '../../../platform/http/context';
import { syncOf } from '../bills/list-syncs';
import { readConnection } from './connection';

/** The connection as stored, and the number of invoices by sync status. */
export async function readStanding({ services: { db, clock } }: Context<typeof calls.standing>): Promise<XeroStanding> {
  const row = await readConnection(db);
  const counted = await db.select({ sync: syncOf, count: count() }).from(invoices).groupBy(syncOf);
  const countOf = (sync: string) => counted.find((one) => one.sync === sync)?.count ?? 0;
  const isHeld = row?.held_until !== null && row !== undefined && row.held_until > clock.now();
  return {
    connected: row?.refresh_token ? 1 : 0,
    organisation: row?.refresh_token ? row.organisation : null,
    renewed_at: row?.renewed_at?.toISOString() ?? null,
    held_until: isHeld ? (row.held_until?.toISOString() ?? null) : null,
    counts: { failed: countOf('failed'), queued: countOf('queued'), not_synced: countOf('not_synced'), synced: countOf('synced') },
  };
}
