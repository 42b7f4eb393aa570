import type { ReactNode } from 'react';
import { session, useSession } from './store';

/** One permission, or several of which any is enough. Strings, because a released remote can bring its own. */
export type Needed = string | readonly string[];

/** Whether a list of permissions satisfies `needed` (section 6). An empty list of needed permissions is never satisfied. */
export function allows(permissions: readonly string[], needed: Needed): boolean {
  return typeof needed === 'string' ? permissions.includes(needed) : needed.some((permission) => permissions.includes(permission));
}

/** Whether the signed-in user has the permission. Used only to hide elements: the server enforces permissions. */
export const can = (needed: Needed) => allows(session().permissions, needed);

export const useCan = (needed: Needed) => useSession(({ permissions }) => allows(permissions, needed));

export interface CanProps {
  permission: Needed;
  /** The user that the element acts on: it is hidden if that is the signed-in user. */
  notSelf?: number | null;
  children: ReactNode;
}

/** Renders its children only for users with the permission; for others they are not in the document at all. */
export function Can({ permission, notSelf, children }: CanProps) {
  const allowed = useCan(permission);
  const ownId = useSession(({ user }) => user?.id);
  return allowed && (notSelf === undefined || notSelf !== ownId) ? <>{children}</> : null;
}
