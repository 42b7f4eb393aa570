import { isLoopback } from '@careloom/contract/loopback';
import { z } from 'zod';

/** Values of `HOST` by which only this machine reaches the server. */
export const LOOPBACK = ['localhost', '127.0.0.1', '::1'];

/** Origins of this machine, with a comma between two. */
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

/** Whoever can reach such a page could be shown code of their own machine in it. */
function reachableOverrides({ CARELOOM_OVERRIDES, HOST, PUBLIC_URL }: Places): string[] {
  if (CARELOOM_OVERRIDES.length === 0 || (LOOPBACK.includes(HOST) && (!PUBLIC_URL || isLoopback(PUBLIC_URL)))) return [];
  return ['CARELOOM_OVERRIDES is for a server that only this machine reaches: HOST and PUBLIC_URL have to be of localhost.'];
}

/** Who can change a page on its way could put its yes into it; and no browser lets such a page reach its own machine. */
function openLocalBuilds({ CARELOOM_LOCAL_BUILDS, PUBLIC_URL }: Places): string[] {
  if (CARELOOM_LOCAL_BUILDS.length === 0 || !PUBLIC_URL || PUBLIC_URL.startsWith('https:') || isLoopback(PUBLIC_URL)) return [];
  return ['CARELOOM_LOCAL_BUILDS is for a server that is reached by https: PUBLIC_URL has to begin with https://.'];
}

/** A sentence for each of the two that this server is no place for. */
export const misplacedOrigins = (places: Places): string[] => [...reachableOverrides(places), ...openLocalBuilds(places)];
