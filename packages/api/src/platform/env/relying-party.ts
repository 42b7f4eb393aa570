import { isIP } from 'node:net';
import { isLoopback } from '@careloom/contract/loopback';

/** What passkeys are bound to (WebAuthn): the name of the public address, and its whole origin. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/** Undefined where browsers allow no passkeys: without https, but on one's own machine, and for an address without a name. */
export function relyingPartyOf(publicUrl: string): RelyingParty | undefined {
  const { hostname, origin, protocol } = new URL(publicUrl);
  const isNamed = isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  return isNamed && (protocol === 'https:' || isLoopback(publicUrl)) ? { id: hostname, origin } : undefined;
}
