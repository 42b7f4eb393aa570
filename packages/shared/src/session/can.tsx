import type { ReactNode } from 'react';
import { session, useSession } from './store';

/** One permission, or several of which any is enough. Strings: a released remote brings its own. */
export type Needed = string | readonly string[];

/** Whether a list of permissions has what is needed (section 6). An empty list of needs is never met. */
export function allows(permissions: readonly string[], needed: Needed): boolean {
  return typeof needed === 'string' ? permissions.includes(needed) : needed.some((permission) => permissions.includes(permission));
}

/** Whether the signed-in user may. It only hides: the server enforces. */
export const can = (needed: Needed) => allows(session().permissions, needed);

export const useCan = (needed: Needed) => useSession(({ permissions }) => allows(permissions, needed));

export interface CanProps {
  permission: Needed;
  /** The user whom the element acts on: it is hidden where that is the signed-in user. */
  notSelf?: number | null;
  children: ReactNode;
}

/** Draws its children only for those who may; for others they are not in the document at all. */
export function Can({ permission, notSelf, children }: CanProps) {
  const allowed = useCan(permission);
  const ownId = useSession(({ user }) => user?.id);
  return allowed && (notSelf === undefined || notSelf !== ownId) ? <>{children}</> : null;
}
