import { currentLocation, onNavigation, routeAt } from '@careloom/shared/navigation';
import { remoteNamed } from '../registry/registry';

interface PageView {
  /** When it was opened, in milliseconds since the document loaded. */
  from: number;
  /** The remote that owns the page, or `shell`. */
  owner: string;
  /** Null for the shell: the registry in the page does not list its version. */
  version: string | null;
}

/** Number of page views kept. Events before the oldest one are attributed to it. */
const MOST = 50;

let views: PageView[] = [];

const versionOf = (owner: string) => (owner === 'shell' ? null : (remoteNamed(owner)?.version ?? 'unknown'));

function addView(from: number) {
  const owner = routeAt(currentLocation().pathname)?.route.owner ?? 'shell';
  views = [...views, { from, owner, version: versionOf(owner) }].slice(-MOST);
}

/** Keeps which page is open from now on. @returns unsubscribe */
export function trackPages(): () => void {
  views = [];
  addView(0);
  return onNavigation(() => addView(performance.now()));
}

/** The page that was open at a moment, in milliseconds since the document loaded. */
export const pageAt = (time: number): PageView =>
  views.findLast(({ from }) => from <= time) ?? views[0] ?? { from: 0, owner: 'shell', version: null };
