import type { Manifest } from '@careloom/contract/manifest';
import { hasUnsaved, onNavigation } from '@careloom/shared/navigation';
import { offered } from '../../federation/offered';
import { incompatibility } from '../../remote-host/compatibility';
import { isInUse, onRemoteLeft } from '../in-use';
import { remoteNamed, replaceRemote } from '../registry';
import { newerThanOwn } from './look-for-newer';

type Placed = Pick<Manifest, 'routes'>;
const patternsOf = ({ routes }: Placed) => routes.flatMap(({ patterns }) => patterns).sort();

/** The page's layout is made once: a version with other addresses needs a new page. */
export const sameAddresses = (own: Placed, newer: Placed): boolean => patternsOf(own).join(' ') === patternsOf(newer).join(' ');

function mayTake(name: string, manifest: Manifest): boolean {
  const own = remoteNamed(name);
  return own !== null && !isInUse(name) && sameAddresses(own.manifest, manifest) && incompatibility(manifest, offered) === null;
}

/**
 * Takes newer versions of remotes that are nowhere on the page, while nothing is unsaved: whoever comes to them next gets the new
 * one. What is in use stays as it is, and the note tells of it.
 */
export function takeNewer(): void {
  if (hasUnsaved()) return;
  newerThanOwn()
    .filter(({ name, manifest }) => mayTake(name, manifest))
    .forEach(replaceRemote);
}

/** Takes what may be taken at each navigation, and when a remote has left the page. @returns what stops it */
export function keepTakingNewer(): () => void {
  const stops = [onNavigation(takeNewer), onRemoteLeft(takeNewer)];
  return () => stops.forEach((stop) => stop());
}
