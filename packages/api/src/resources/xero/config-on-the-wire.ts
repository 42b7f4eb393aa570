import type { XeroConfig } from '@careloom/contract/resources/xero-config';
import { isNotNull } from 'drizzle-orm';
import { xeroConnections } from '../../db/schema/xero';
import type { Executor } from '../../db/transaction';
import type { Services } from '../../services';
import { bit } from '../../wire/bit';
import { appOf, type XeroConfigRow } from '../../xero/credentials';

/** A configuration as the screen shows it: that there is a secret, never which. */
export async function configOf(executor: Executor, services: Services, row: XeroConfigRow): Promise<XeroConfig> {
  const linked = await executor.select({ id: xeroConnections.id }).from(xeroConnections).where(isNotNull(xeroConnections.refresh_token));
  return {
    id: row.id,
    api_key: row.api_key,
    secret_key_set: bit(appOf(services, row) !== undefined),
    contact_id: row.contact_id,
    line_items: row.line_items,
    connected: bit(linked.length > 0),
  };
}
