import { createRequire } from 'node:module';
import type { XeroClient } from 'xero-node';
import type { XeroApp } from '../../../platform/env/env-xero';
import type { Hosts } from './accounting-service';

const TIMEOUT_MS = 15_000;

/** The scopes requested from an account's owner; without `openid`, because the person's identity is not needed. */
export const SCOPES = ['offline_access', 'accounting.invoices', 'accounting.contacts'];

export interface ClientSettings {
  app: XeroApp;
  hosts: Hosts;
  redirectUri: string;
  /** Of a pending consent. */
  state?: string;
}

/** The parts of the SDK's own dependencies that are used here. */
interface OpenId {
  Issuer: new (metadata: Record<string, string>) => { Client: new (metadata: object) => XeroClient['openIdClient'] };
  custom: { setHttpOptionsDefaults(options: { timeout: number }): void };
}
interface Axios {
  defaults: { timeout: number };
}

/** The SDK takes half a second to load, so it is loaded with the first call to Xero and not at startup. */
let loaded: ReturnType<typeof loadSdk> | undefined;

async function loadSdk() {
  const { XeroClient: Base } = await import('xero-node');
  const requireOwn = createRequire(createRequire(import.meta.url).resolve('xero-node'));
  const { Issuer, custom } = requireOwn('openid-client') as OpenId;
  // Otherwise a call that Xero never answers would block its job forever.
  (requireOwn('axios') as Axios).defaults.timeout = TIMEOUT_MS;
  custom.setHttpOptionsDefaults({ timeout: TIMEOUT_MS });

  /** The SDK hard-codes Xero's hosts; this class makes them configurable. */
  return class extends Base {
    constructor({ app, hosts, redirectUri, state }: ClientSettings) {
      super({ ...app, redirectUris: [redirectUri], scopes: SCOPES, ...(state !== undefined && { state }) });
      this.accountingApi.basePath = `${hosts.api}/api.xro/2.0`;
      const issuer = new Issuer({
        issuer: hosts.identity,
        authorization_endpoint: hosts.consent,
        token_endpoint: `${hosts.identity}/connect/token`,
        revocation_endpoint: `${hosts.identity}/connect/revocation`,
      });
      this.openIdClient = new issuer.Client({
        client_id: app.clientId,
        client_secret: app.clientSecret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
      });
    }
  };
}

/** A client of the official SDK for the given hosts. */
export async function xeroClient(settings: ClientSettings): Promise<XeroClient> {
  const Client = await (loaded ??= loadSdk());
  return new Client(settings);
}
