import { isIP } from 'node:net';
import { isLoopback } from '@careloom/contract/loopback';

/** What passkeys are bound to (WebAuthn): the host name of the public address, and its whole origin. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/** Undefined where browsers do not support passkeys: without https (except on localhost), and for an address without a host name. */
export function relyingPartyOf(publicUrl: string): RelyingParty | undefined {
  const { hostname, origin, protocol } = new URL(publicUrl);
  const isNamed = isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  return isNamed && (protocol === 'https:' || isLoopback(publicUrl)) ? { id: hostname, origin } : undefined;
}
