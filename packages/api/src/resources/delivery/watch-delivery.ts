import type { Watched } from '@careloom/contract/resources/delivery';
import { registryFolder } from '../../pages/registry-folder';
import type { Services } from '../../services';
import { isoOf } from '../../wire/time';
import { readWatched } from './read-watched';

const HOUR_MS = 3_600_000;
const DAY = 24;

/** What is served by the registry beside this server, and what tabs saw of it in the last hours. */
export async function watchDelivery({ db, clock, env }: Services, hours: number | null): Promise<Watched> {
  const since = new Date(clock.now().getTime() - (hours ?? DAY) * HOUR_MS);
  const { servedVersions } = await import('@careloom/federation/serve/served-versions');
  return { since: isoOf(since), served: await servedVersions(registryFolder(env)), ...(await readWatched(db, since)) };
}
