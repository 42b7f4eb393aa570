import { releaseIn, type Release } from '@careloom/contract/release-of';
import { remoteNamed } from '../registry/registry';
import { pageAt } from './page-history';

/** The shell's version in this tab, read from its script's address: nothing else in the page has it. */
export const shellVersion = (): string =>
  [...document.scripts].map(({ src }) => releaseIn(src)).find((release) => release?.remote === 'shell')?.version ?? 'unknown';

/** A remote or the shell, with its version in this tab. */
export const ownRelease = (name: string): Release => ({
  remote: name,
  version: name === 'shell' ? shellVersion() : (remoteNamed(name)?.version ?? 'unknown'),
});

/** The owner of the page that was open at a moment (milliseconds since the document loaded), with its version then. */
export function releaseAt(time: number): Release {
  const { owner, version } = pageAt(time);
  return { remote: owner, version: version ?? shellVersion() };
}
