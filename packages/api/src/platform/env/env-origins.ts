import { isLoopback } from '@careloom/contract/loopback';
import { z } from 'zod';

/** Values of `HOST` that make the server reachable from this machine only. */
export const LOOPBACK = ['localhost', '127.0.0.1', '::1'];

/** A comma-separated list of origins on this machine. */
export const ownOrigins = z
  .string()
  .transform((value) => value.split(',').map((origin) => origin.trim()))
  .refine((origins) => origins.every(isLoopback), 'has to name origins of this machine only, as in http://localhost:4272')
  .transform((origins) => origins.map((address) => new URL(address).origin));

interface Places {
  HOST: string;
  PUBLIC_URL?: string | undefined;
  CARELOOM_OVERRIDES: readonly string[];
  CARELOOM_LOCAL_BUILDS: readonly string[];
}

/** Anyone who can reach such a page could be made to load code from their own machine. */
function reachableOverrides({ CARELOOM_OVERRIDES, HOST, PUBLIC_URL }: Places): string[] {
  if (CARELOOM_OVERRIDES.length === 0 || (LOOPBACK.includes(HOST) && (!PUBLIC_URL || isLoopback(PUBLIC_URL)))) return [];
  return ['CARELOOM_OVERRIDES is for a server that only this machine reaches: HOST and PUBLIC_URL have to be of localhost.'];
}

/**
 * Without HTTPS, an attacker on the network could inject the consent into the page; browsers also block such a page from the local network.
 */
function openLocalBuilds({ CARELOOM_LOCAL_BUILDS, PUBLIC_URL }: Places): string[] {
  if (CARELOOM_LOCAL_BUILDS.length === 0 || !PUBLIC_URL || PUBLIC_URL.startsWith('https:') || isLoopback(PUBLIC_URL)) return [];
  return ['CARELOOM_LOCAL_BUILDS is for a server that is reached by https: PUBLIC_URL has to begin with https://.'];
}

/** An error message for each of the two variables that is not allowed on this server. */
export const misplacedOrigins = (places: Places): string[] => [...reachableOverrides(places), ...openLocalBuilds(places)];
