import { AREAS, USER_TYPES, type UserType } from '@careloom/contract/permissions';
import type { OwnedRoute } from '@careloom/shared/navigation';
import { session, useSession } from '@careloom/shared/session';
import { create } from 'zustand';

type RefusedRoute = Pick<OwnedRoute, 'title' | 'area' | 'permission'>;

/** The last refused page, until the note is dismissed or another page is refused. */
export const useRefusal = create<{ route: RefusedRoute | null }>(() => ({ route: null }));

const KEY = 'careloom.refused';

/** Uses sessionStorage, so that the note survives a reload. Where the browser denies storage, the note is lost with the page. */
function withStorage<Value>(act: (storage: Storage) => Value): Value | null {
  try {
    return act(sessionStorage);
  } catch (refused) {
    console.warn('The storage of this tab could not be used.', refused);
    return null;
  }
}

interface StoredRefusal {
  /** Id of the user who was refused. */
  user: number;
  route: RefusedRoute;
}

export function storeRefusal({ title, area, permission }: RefusedRoute) {
  const route = { title, area, permission };
  useRefusal.setState({ route });
  const { user } = session();
  if (user) withStorage((storage) => storage.setItem(KEY, JSON.stringify({ user: user.id, route } satisfies StoredRefusal)));
}

export function dismissRefusal() {
  useRefusal.setState({ route: null });
  withStorage((storage) => storage.removeItem(KEY));
}

/** Restores, after a reload, a refusal that this user has not dismissed in this tab. */
export function restoreRefusal() {
  const text = withStorage((storage) => storage.getItem(KEY));
  const stored = text ? (JSON.parse(text) as StoredRefusal) : null; // only this module writes it
  if (stored && stored.user === session().user?.id && !useRefusal.getState().route) useRefusal.setState({ route: stored.route });
}

/** The roles that may open a page: those with its permission whose area it belongs to. @param holders null if it needs no permission */
export const openTo = ({ area }: RefusedRoute, holders: readonly string[] | null): UserType[] =>
  USER_TYPES.filter((role) => (area === 'shared' || AREAS[role] === area) && (holders === null || holders.includes(role)));

/** Never show one user's refusal to the next. */
useSession.subscribe((now, before) => {
  if (before.user && now.user?.id !== before.user.id) dismissRefusal();
});
