import { currentLocation, onNavigation, routeAt } from '@careloom/shared/navigation';
import { remoteNamed } from '../registry/registry';

/** On whose page the tab was, from a moment on (milliseconds since the page began). */
interface Stay {
  from: number;
  owner: string;
  /** Null of the shell, whose version no registry in the page tells. */
  version: string | null;
}

/** What is told of later than this many pages ago is ascribed to the oldest that is known. */
const MOST = 50;

let stays: Stay[] = [];

const versionOf = (owner: string) => (owner === 'shell' ? null : (remoteNamed(owner)?.version ?? 'unknown'));

function arrive(from: number) {
  const owner = routeAt(currentLocation().pathname)?.route.owner ?? 'shell';
  stays = [...stays, { from, owner, version: versionOf(owner) }].slice(-MOST);
}

/** Remembers from now on whose page the tab is on. @returns what stops it */
export function followRoutes(): () => void {
  stays = [];
  arrive(0);
  return onNavigation(() => arrive(performance.now()));
}

/** Whose page it was at a moment, in milliseconds since the page began. */
export const stayAt = (time: number): Stay =>
  stays.findLast(({ from }) => from <= time) ?? stays[0] ?? { from: 0, owner: 'shell', version: null };
