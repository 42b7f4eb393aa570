import type { XeroClient } from 'xero-node';
import type { Executor } from '../../../platform/db/transaction';
import type { Services } from '../../../platform/services';
import { appOf, readConfig } from './credentials';
import { XeroFailure } from './failure';
import { xeroClient } from './sdk';

/** The URL that Xero redirects an account's owner to. */
const redirectUri = ({ env }: Pick<Services, 'env'>) => `${env.publicUrl}/api/v1/xero/callback`;

/**
 * A client with the organisation's credentials, without tokens.
 * @param state of a pending consent @throws XeroFailure `config` without credentials
 */
export async function clientFor(services: Services, executor: Executor, state?: string): Promise<XeroClient> {
  const app = appOf(services, await readConfig(executor));
  if (!app) throw new XeroFailure('config', 'no credentials');
  const hosts = await services.accounting.hosts();
  return xeroClient({ app, hosts, redirectUri: redirectUri(services), ...(state !== undefined && { state }) });
}
