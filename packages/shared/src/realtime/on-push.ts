import { type Resource, staleWith } from '@careloom/contract/freshness';
import { resourceChanged, type PUSHES } from '@careloom/contract/resources/broadcasting';
import { invalidate } from '../query/index';
import { refreshPermissions, signOut } from '../session/index';

export type Push = (typeof PUSHES)[keyof typeof PUSHES];

/** What the chrome shows from the session: the signed-in user's own name and photo, and their pinned views. */
const IN_SESSION: ReadonlySet<string> = new Set<Resource>(['auth', 'saved-view']);

/** The reaction to each push. Pushes are only hints: the data is fetched. */
const REACTIONS: Readonly<Record<Exclude<Push, 'RegistryChanged'>, (data: unknown) => void>> = {
  NotificationSent: readNotices,
  NotificationCount: readNotices,
  PermissionsChanged: () => void refreshPermissions(),
  ResourceChanged: (data) => {
    const parsed = resourceChanged.safeParse(data);
    if (!parsed.success) return console.error('A ResourceChanged push could not be read.', parsed.error.issues);
    const { resource } = parsed.data;
    void invalidate(...staleWith([resource]));
    if (IN_SESSION.has(resource)) void refreshPermissions();
  },
  InactiveMemberRedirect: () => void signOut('forced'),
};

/** Handles a push of the user's channels. */
export function onPush(name: string, data: unknown) {
  if (Object.hasOwn(REACTIONS, name)) REACTIONS[name as keyof typeof REACTIONS](data);
}

let reading = false;
let again = false;

/** Reads notifications again: one read at a time, and one more for pushes that came meanwhile, so that a burst is not as many reads. */
function readNotices() {
  if (reading) {
    again = true;
    return;
  }
  reading = true;
  void invalidate('notification').finally(() => {
    reading = false;
    if (!again) return;
    again = false;
    readNotices();
  });
}
