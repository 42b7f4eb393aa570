import type { Manifest } from '@careloom/contract/manifest';
import { hasUnsaved, onNavigation } from '@careloom/shared/navigation';
import { providedVersions, incompatibility } from '../../remote-host/compatibility';
import { isInUse, onRemoteLeft } from '../in-use';
import { remoteNamed, replaceRemote } from '../registry';
import { newerThanOwn } from './look-for-newer';

type Placed = Pick<Manifest, 'routes'>;
const patternsOf = ({ routes }: Placed) => routes.flatMap(({ patterns }) => patterns).sort();

/** The layout is built once per page load: a version with other route patterns needs a reload. */
export const sameAddresses = (own: Placed, newer: Placed): boolean => patternsOf(own).join(' ') === patternsOf(newer).join(' ');

function mayTake(name: string, manifest: Manifest): boolean {
  const own = remoteNamed(name);
  return own !== null && !isInUse(name) && sameAddresses(own.manifest, manifest) && incompatibility(manifest, providedVersions) === null;
}

/**
 * Switches remotes that are nowhere on the page to their newer versions, unless there are unsaved changes. Remotes in use stay as they are,
 * and the note offers the update.
 */
export function takeNewer(): void {
  if (hasUnsaved()) return;
  newerThanOwn()
    .filter(({ name, manifest }) => mayTake(name, manifest))
    .forEach(replaceRemote);
}

/** Calls `takeNewer` at each navigation and when a remote is removed from the page. @returns a function that stops it */
export function takeNewerAutomatically(): () => void {
  const stops = [onNavigation(takeNewer), onRemoteLeft(takeNewer)];
  return () => stops.forEach((stop) => stop());
}
