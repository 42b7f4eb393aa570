import { AREAS, USER_TYPES, type UserType } from '@careloom/contract/permissions';
import type { OwnedRoute } from '@careloom/shared/navigation';
import { session, useSession } from '@careloom/shared/session';
import { create } from 'zustand';

type RefusedRoute = Pick<OwnedRoute, 'title' | 'area' | 'permission'>;

/** The page that was refused last, until its note is dismissed or another is refused. */
export const useRefusal = create<{ route: RefusedRoute | null }>(() => ({ route: null }));

const KEY = 'careloom.refused';

/** This tab's storage: the note outlives a reload. Where a browser refuses it, it lives as long as the page. */
function withStorage<Value>(act: (storage: Storage) => Value): Value | null {
  try {
    return act(sessionStorage);
  } catch (refused) {
    console.warn('The storage of this tab could not be used.', refused);
    return null;
  }
}

interface Kept {
  /** Who was refused. */
  user: number;
  route: RefusedRoute;
}

export function keepRefusal({ title, area, permission }: RefusedRoute) {
  const route = { title, area, permission };
  useRefusal.setState({ route });
  const { user } = session();
  if (user) withStorage((storage) => storage.setItem(KEY, JSON.stringify({ user: user.id, route } satisfies Kept)));
}

export function dismissRefusal() {
  useRefusal.setState({ route: null });
  withStorage((storage) => storage.removeItem(KEY));
}

/** After a reload: what this person was refused in this tab, and has not dismissed. */
export function restoreRefusal() {
  const text = withStorage((storage) => storage.getItem(KEY));
  const kept = text ? (JSON.parse(text) as Kept) : null; // nobody else writes it
  if (kept && kept.user === session().user?.id && !useRefusal.getState().route) useRefusal.setState({ route: kept.route });
}

/** Who may open a page: of the roles that hold its permission, those whose area it is in. @param holders null where it needs none */
export const openTo = ({ area }: RefusedRoute, holders: readonly string[] | null): UserType[] =>
  USER_TYPES.filter((role) => (area === 'shared' || AREAS[role] === area) && (holders === null || holders.includes(role)));

/** What one person was refused is not shown to the next. */
useSession.subscribe((now, before) => {
  if (before.user && now.user?.id !== before.user.id) dismissRefusal();
});
