import { AREAS, USER_TYPES, type UserType } from '@careloom/contract/permissions';
import type { OwnedRoute } from '@careloom/shared/navigation';
import { useSession } from '@careloom/shared/session';
import { create } from 'zustand';

type RefusedRoute = Pick<OwnedRoute, 'title' | 'area' | 'permission'>;

/** The page that was refused last, until its note is dismissed or another is refused. */
export const useRefusal = create<{ route: RefusedRoute | null }>(() => ({ route: null }));

export const keepRefusal = (route: RefusedRoute) => useRefusal.setState({ route });
export const dismissRefusal = () => useRefusal.setState({ route: null });

/** Who may open a page: of the roles that hold its permission, those whose area it is in. @param holders null where it needs none */
export const openTo = ({ area }: RefusedRoute, holders: readonly string[] | null): UserType[] =>
  USER_TYPES.filter((role) => (area === 'shared' || AREAS[role] === area) && (holders === null || holders.includes(role)));

/** What one person was refused is not shown to the next. */
useSession.subscribe((now, before) => {
  if (before.user && now.user?.id !== before.user.id) dismissRefusal();
});
