import { resourceChanged, type PUSHES } from '@careloom/contract/resources/broadcasting';
import { invalidate } from '../query/index';
import { staleWith } from '../query/resource-of';
import { refreshPermissions, signOut } from '../session/index';

export type Push = (typeof PUSHES)[keyof typeof PUSHES];

/** What each push makes the page do. All are hints: what they speak of is fetched anew. */
const REACTIONS: Readonly<Record<Exclude<Push, 'RegistryChanged'>, (data: unknown) => void>> = {
  NotificationSent: () => void invalidate('notification'),
  NotificationCount: () => void invalidate('notification'),
  PermissionsChanged: () => void refreshPermissions(),
  ResourceChanged: (data) => {
    const parsed = resourceChanged.safeParse(data);
    if (parsed.success) void invalidate(...staleWith(parsed.data.resource));
    else console.error('A ResourceChanged push could not be read.', parsed.error.issues);
  },
  InactiveMemberRedirect: () => void signOut('forced'),
};

/** Reacts to a push of the user's channels. */
export function onPush(name: string, data: unknown) {
  if (Object.hasOwn(REACTIONS, name)) REACTIONS[name as keyof typeof REACTIONS](data);
}
