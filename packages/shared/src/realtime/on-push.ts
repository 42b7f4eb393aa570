import { type Resource, staleWith } from '@careloom/contract/freshness';
import { resourceChanged, type PUSHES } from '@careloom/contract/resources/broadcasting';
import { invalidate } from '../query/index';
import { refreshPermissions, signOut } from '../session/index';

export type Push = (typeof PUSHES)[keyof typeof PUSHES];

/** Session data shown by the chrome: the signed-in user's name and photo, and their pinned views. */
const IN_SESSION: ReadonlySet<string> = new Set<Resource>(['auth', 'saved-view']);

/** How long the pushes of a resource wait for each other after a read, in milliseconds. */
const PAUSE = 1000;

/** Resources that were read less than a pause ago, and whether another push came since. */
const paused = new Map<string, boolean>();

/** Reads what shows a resource at once, and then once a second for as long as pushes come: a burst of 200 is not 200 reads. */
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
