import { asc } from 'drizzle-orm';
import { xeroConfigs } from '../../../platform/db/schema/xero';
import type { Executor } from '../../../platform/db/transaction';
import type { XeroApp } from '../../../platform/env/env-xero';
import type { Services } from '../../../platform/services';
import { unseal } from '../../../platform/secrets/seal';

export type XeroConfigRow = typeof xeroConfigs.$inferSelect;

/** The configuration saved in the settings. */
export async function readConfig(executor: Executor): Promise<XeroConfigRow | undefined> {
  const [row] = await executor.select().from(xeroConfigs).orderBy(asc(xeroConfigs.id)).limit(1);
  return row;
}

/**
 * The app for calls to Xero: the saved one, else the environment's.
 * @returns undefined when there is none, or its secret cannot be decrypted any more
 */
export function appOf({ env, deriveKey }: Pick<Services, 'env' | 'deriveKey'>, config: XeroConfigRow | undefined): XeroApp | undefined {
  const { app } = env.xero;
  if (!config) return app;
  if (config.secret_key === null) return app?.clientId === config.api_key ? app : undefined;
  const clientSecret = unseal(deriveKey('xero'), config.secret_key);
  return clientSecret === undefined ? undefined : { clientId: config.api_key, clientSecret };
}
