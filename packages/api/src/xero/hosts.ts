/** Where Xero answers. Addresses without a slash at their end. */
export interface Hosts {
  /** The page on which an account's owner agrees. */
  consent: string;
  /** Tokens. */
  identity: string;
  /** Connections and accounting. */
  api: string;
}

export const LIVE_HOSTS: Hosts = {
  consent: 'https://login.xero.com/identity/connect/authorize',
  identity: 'https://identity.xero.com',
  api: 'https://api.xero.com',
};
