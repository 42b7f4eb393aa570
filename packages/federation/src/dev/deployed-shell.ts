import { isLoopback } from '@careloom/contract/loopback';
import { registry as registrySchema, type Registry } from '@careloom/contract/manifest';
import { CommandRefused } from '../base/command-refused';

/**
 * The origin of a deployed product, from an address as typed.
 * @throws CommandRefused if no browser would let its page reach this machine
 */
export function originOfShell(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url && (url.protocol === 'https:' || isLoopback(address))) return url.origin;
  throw new CommandRefused(`--shell has to be the address of a deployed product that begins with https://; ${address} is not.`);
}

/** @throws CommandRefused if nothing there answers as a product */
export async function registryOfShell(shell: string): Promise<Registry> {
  const address = `${shell}/registry.json`;
  const response = await fetch(address).catch((error: Error) => error);
  if (response instanceof Error)
    throw new CommandRefused(`${address} does not answer: ${(response.cause instanceof Error ? response.cause : response).message}`);
  const parsed = registrySchema.safeParse(await response.json().catch(() => null));
  if (response.ok && parsed.success) return parsed.data;
  throw new CommandRefused(`${address} answered ${response.status}, and not with a registry.`);
}

interface Allowing {
  remotes: readonly { name: string }[];
  localBuilds?: Registry['localBuilds'];
}

/**
 * The local ports from which a deployed product accepts builds of a remote, from the origins that its operator named.
 * @throws CommandRefused if it accepts none
 */
export function portsAllowed({ remotes, localBuilds }: Allowing, shell: string, name: string): number[] {
  if (!remotes.some((remote) => remote.name === name))
    throw new CommandRefused(
      `${shell} has no remote ${name}: release it there first. It has: ${remotes.map((remote) => remote.name).join(', ')}.`,
    );
  const origins = (localBuilds?.named ?? [])
    .map((origin) => new URL(origin))
    .filter(({ protocol, hostname }) => protocol === 'http:' && hostname === 'localhost');
  if (origins.length > 0) return origins.map(({ port }) => Number(port || 80));
  throw new CommandRefused(
    `${shell} takes no build from this machine. Its operator allows it by CARELOOM_LOCAL_BUILDS=http://localhost:<port>; without, release to a server for trying out.`,
  );
}
