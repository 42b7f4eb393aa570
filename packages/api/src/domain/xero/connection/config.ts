import type { XeroConfig, xeroConfigs as calls } from '@careloom/contract/resources/xero-config';
import { eq, isNotNull } from 'drizzle-orm';
import { xeroConfigs, xeroConnections } from '../../../platform/db/schema/xero';
import { type Executor, inTransaction } from '../../../platform/db/transaction';
import type { Context } from '../../../platform/http/context';
import { notFound } from '../../../platform/http/errors';
import { resourceChanged } from '../../../platform/realtime/push';
import { bit } from '../../../platform/serialize/values';
import type { Services } from '../../../platform/services';
import { adminSide } from '../../notifications/recipients';
import { appOf, readConfig, type XeroConfigRow } from '../client/credentials';
import { unlink } from './connection';

const SHOWN = 4;
/** The end of a shorter credential would reveal too much of it. */
const SHORTEST = 12;

/** The end of a credential, by which its owner recognises it; empty for a short one. */
const endOf = (credential: string) => (credential.length < SHORTEST ? '' : credential.slice(-SHOWN));

/** A configuration for the settings page, without its credentials: the end of each, and when they were entered. */
export async function configOf(executor: Executor, services: Services, row: XeroConfigRow): Promise<XeroConfig> {
  const linked = await executor.select({ id: xeroConnections.id }).from(xeroConnections).where(isNotNull(xeroConnections.refresh_token));
  const app = appOf(services, row);
  return {
    id: row.id,
    api_key: endOf(row.api_key),
    secret_key_set: bit(app !== undefined),
    secret_key_end: app ? endOf(app.clientSecret) : null,
    credentials_at: row.credentials_at?.toISOString() ?? null,
    contact_id: row.contact_id,
    line_items: row.line_items,
    connected: bit(linked.length > 0),
  };
}

export async function listConfigs({ services }: Context<typeof calls.list>): Promise<{ items: XeroConfig[] }> {
  const row = await readConfig(services.db);
  return { items: row ? [await configOf(services.db, services, row)] : [] };
}

/** @throws 404 for an unknown configuration */
export async function getConfig({ services, params }: Context<typeof calls.get>): Promise<XeroConfig> {
  const row = await readConfig(services.db);
  if (row?.id !== params.id) throw notFound();
  return configOf(services.db, services, row);
}

/** Deletes credentials, codes and the connection. @throws 404 for an unknown configuration */
export const removeConfig = ({ services, params, user }: Context<typeof calls.remove>): Promise<Record<string, never>> =>
  inTransaction(services.db, async (tx) => {
    const gone = await tx.delete(xeroConfigs).where(eq(xeroConfigs.id, params.id)).returning({ id: xeroConfigs.id });
    if (gone.length === 0) throw notFound();
    await unlink(tx);
    await resourceChanged(tx, { resource: 'xero-config-details', ids: [params.id], to: await adminSide(tx), actor: user.id });
    return {};
  });
