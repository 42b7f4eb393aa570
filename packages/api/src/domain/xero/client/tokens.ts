import type { TokenSet } from 'xero-node';
import type { Services } from '../../../platform/services';
import { clientFor } from './client';
import { type ConnectionRow, readConnection, unlink, writeConnection } from '../connection/connection';
import { failureOf, XeroFailure } from './failure';
import { seal, unseal } from '../../../platform/secrets/seal';

/** The advisory lock for refreshing tokens, because a refresh token is valid once. Not the migration lock. */
const TOKEN_LOCK = 727_273;

/** A token that expires within this time is no longer used. */
const SPARE_MS = 60_000;
const DEFAULT_SECONDS = 1800;

export interface Link {
  tenantId: string;
  organisation: string;
  accessToken: string;
  /** Encrypted, as stored: distinguishes this connection from a later one. */
  refresh_token: string;
}

/**
 * The connection to the organisation's account, with its access token refreshed if needed. A refresh token is valid once, so only one
 * caller of all processes refreshes, and the others read the result.
 * @param refused an access token that Xero no longer accepts
 * @throws XeroFailure `disconnected` when not connected, or Xero ended the connection; `config` for wrong credentials
 */
export async function currentLink(services: Services, refused?: string): Promise<Link> {
  const { db, database } = services;
  return linkOf(services, await readConnection(db), refused) ?? database.alone(() => refresh(services, refused), TOKEN_LOCK);
}

async function refresh(services: Services, refused: string | undefined): Promise<Link> {
  const row = await readConnection(services.db);
  const made = linkOf(services, row, refused);
  if (made) return made;
  const refreshToken = row?.refresh_token ? unseal(services.deriveKey('xero'), row.refresh_token) : undefined;
  if (!row?.refresh_token || refreshToken === undefined) throw new XeroFailure('disconnected', 'no link');
  const client = await clientFor(services, services.db);
  const { refresh_token: stored } = row;
  const tokens = await client.openIdClient.refresh(refreshToken).catch((error: unknown) => ended(services, error, stored));
  const sealed = sealedTokens(services, tokens);
  await writeConnection(services.db, sealed);
  const { refresh_token } = sealed;
  return { tenantId: row.tenant_id ?? '', organisation: row.organisation ?? '', accessToken: tokens.access_token ?? '', refresh_token };
}

/** Deletes the connection that Xero ended, but not one made since. */
async function ended(services: Services, error: unknown, refresh_token: string): Promise<never> {
  const failure = failureOf(error);
  if (failure.kind === 'disconnected') await unlink(services.db, { refresh_token });
  throw failure;
}

/** The connection in a row, if its access token is still valid. */
function linkOf({ deriveKey, clock }: Services, row: ConnectionRow | undefined, refused: string | undefined): Link | undefined {
  if (!row?.access_token || !row.refresh_token || !row.tenant_id || !row.expires_at) return undefined;
  if (row.expires_at.getTime() - SPARE_MS <= clock.now().getTime()) return undefined;
  const accessToken = unseal(deriveKey('xero'), row.access_token);
  if (accessToken === undefined || accessToken === refused) return undefined;
  return { tenantId: row.tenant_id, organisation: row.organisation ?? '', accessToken, refresh_token: row.refresh_token };
}

/** The encrypted tokens to store. @throws Error when Xero gave no refresh token, because the connection would end within the hour */
export function sealedTokens({ deriveKey, clock }: Services, tokens: TokenSet) {
  const { access_token, refresh_token, expires_in = DEFAULT_SECONDS } = tokens;
  if (!access_token || !refresh_token) throw new Error('Xero gave no tokens.');
  const key = deriveKey('xero');
  return {
    access_token: seal(key, access_token),
    refresh_token: seal(key, refresh_token),
    expires_at: new Date(clock.now().getTime() + expires_in * 1000),
    renewed_at: clock.now(),
  };
}
