import type { XeroConfig, xeroConfigs as calls } from '@careloom/contract/resources/xero-config';
import type { Context } from '../../http/context';
import { notFound } from '../../http/errors';
import { readConfig } from '../../xero/credentials';
import { configOf } from './config-on-the-wire';

export async function listConfigs({ services }: Context<typeof calls.list>): Promise<{ items: XeroConfig[] }> {
  const row = await readConfig(services.db);
  return { items: row ? [await configOf(services.db, services, row)] : [] };
}

/** @throws 404 where there is no such configuration */
export async function getConfig({ services, params }: Context<typeof calls.get>): Promise<XeroConfig> {
  const row = await readConfig(services.db);
  if (row?.id !== params.id) throw notFound();
  return configOf(services.db, services, row);
}
