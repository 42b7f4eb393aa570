import { type Resource, staleWith } from '@careloom/contract/freshness';
import { resourceChanged, type PUSHES } from '@careloom/contract/resources/broadcasting';
import { invalidate } from '../query/index';
import { refreshPermissions, signOut } from '../session/index';

export type Push = (typeof PUSHES)[keyof typeof PUSHES];

/** Session data shown by the chrome: the signed-in user's name and photo, and their pinned views. */
const IN_SESSION: ReadonlySet<string> = new Set<Resource>(['auth', 'saved-view']);

/** Minimum time between two refetches of a resource, in milliseconds. */
const PAUSE = 1000;

/** Resources that were refetched within the last `PAUSE`, and whether another push has arrived since. */
const paused = new Map<string, boolean>();

/**
 * Refetches the reads that show a resource: at once, then once per `PAUSE` while pushes arrive. A burst of 200 pushes does not cause 200
 * refetches.
 */
function readAgain(resource: string, stale: Iterable<string> = staleWith([resource])) {
  if (paused.has(resource)) {
    paused.set(resource, true);
    return;
  }
  paused.set(resource, false);
  void invalidate(...stale);
  setTimeout(() => {
    const again = paused.get(resource);
    paused.delete(resource);
    if (again) readAgain(resource, stale);
  }, PAUSE);
}

const readNotices = () => readAgain('notification', ['notification']);

/** The reaction to each push. Pushes are only hints: the data is fetched. */
const REACTIONS: Readonly<Record<Exclude<Push, 'RegistryChanged'>, (data: unknown) => void>> = {
  NotificationSent: readNotices,
  NotificationCount: readNotices,
  PermissionsChanged: () => void refreshPermissions(),
  ResourceChanged: (data) => {
    const parsed = resourceChanged.safeParse(data);
    if (!parsed.success) return console.error('A ResourceChanged push could not be read.', parsed.error.issues);
    const { resource } = parsed.data;
    readAgain(resource);
    if (IN_SESSION.has(resource)) void refreshPermissions();
  },
  InactiveMemberRedirect: () => void signOut('forced'),
};

/** Handles a push of the user's channels. */
export function onPush(name: string, data: unknown) {
  if (Object.hasOwn(REACTIONS, name)) REACTIONS[name as keyof typeof REACTIONS](data);
}
