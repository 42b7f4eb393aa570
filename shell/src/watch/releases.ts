import { releaseIn, type Release } from '@careloom/contract/release-of';
import { remoteNamed } from '../registry/registry';
import { stayAt } from './whereabouts';

/** Which version of the shell this page is. The address of its script says so; nothing else in the page does. */
export const shellVersion = (): string =>
  [...document.scripts].map(({ src }) => releaseIn(src)).find((release) => release?.remote === 'shell')?.version ?? 'unknown';

/** A remote or the shell, with the version that this tab has. */
export const ownRelease = (name: string): Release => ({
  remote: name,
  version: name === 'shell' ? shellVersion() : (remoteNamed(name)?.version ?? 'unknown'),
});

/** Whose page it was at a moment, in milliseconds since the page began, in the version of then. */
export function releaseAt(time: number): Release {
  const { owner, version } = stayAt(time);
  return { remote: owner, version: version ?? shellVersion() };
}
