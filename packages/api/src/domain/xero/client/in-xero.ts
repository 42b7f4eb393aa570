import type { AccountingApi } from 'xero-node';
import type { Services } from '../../../platform/services';
import { clientFor } from './client';
import { unlink } from '../connection/connection';
import { failureOf, XeroFailure } from './failure';
import { currentLink, type Link } from './tokens';

export interface XeroSession {
  api: AccountingApi;
  tenantId: string;
}

/**
 * Runs calls to the organisation's Xero. When Xero refuses a token, it is refreshed once and the work starts again: refused calls had no
 * effect. Do not call it inside a transaction.
 * @throws XeroFailure; after `disconnected` the connection is deleted, unless somebody has reconnected since
 */
export async function inXero<Result>(services: Services, work: (session: XeroSession) => Promise<Result>): Promise<Result> {
  const link = await currentLink(services);
  try {
    return await attempt(services, link, work);
  } catch (error) {
    if (failureOf(error).kind !== 'unauthorized') return ended(services, link, error);
  }
  const renewed = await currentLink(services, link.accessToken);
  try {
    return await attempt(services, renewed, work);
  } catch (error) {
    return ended(services, renewed, error);
  }
}

async function attempt<Result>(services: Services, link: Link, work: (session: XeroSession) => Promise<Result>): Promise<Result> {
  const client = await clientFor(services, services.db);
  client.setTokenSet({ access_token: link.accessToken });
  return work({ api: client.accountingApi, tenantId: link.tenantId });
}

async function ended(services: Services, link: Link, error: unknown): Promise<never> {
  // The SDK throws strings, so an Error instance is a bug in our own code.
  if (error instanceof Error && !(error instanceof XeroFailure)) throw error;
  const failure = failureOf(error);
  if (failure.kind === 'disconnected' || failure.kind === 'unauthorized') await unlink(services.db, link);
  throw failure;
}
