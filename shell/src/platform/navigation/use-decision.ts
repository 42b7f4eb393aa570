import { notify } from '@careloom/shared/chrome';
import { permissionMessages } from '@careloom/contract/messages/auth';
import { navigate, routeNamed, useCurrentRoute, useLocation, type OwnedRoute } from '@careloom/shared/navigation';
import { restoreSession, session, useSession } from '@careloom/shared/session';
import { useEffect, useMemo, useState } from 'react';
import { storeRefusal } from './refusal';
import { ensureRegistry, useRegistry } from '../registry/registry';
import { decideNavigation, type Decision } from './decide-navigation';

/** Decides for the current address and carries it out: redirect, refusal or login. */
export function useDecision(): Decision {
  const { pathname, search } = useLocation();
  const current = useCurrentRoute();
  const tableComplete = useRegistry((registry) => registry.complete);
  const user = useSession((state) => state.user);
  const permissions = useSession((state) => state.permissions);

  const decision = useMemo(() => {
    const visitor = user ? { userType: user.user_type, permissions } : null;
    return decideNavigation({ pathname, search, current, tableComplete, visitor, routeNamed });
  }, [pathname, search, current, tableComplete, user, permissions]);

  useEffect(() => follow(decision, current?.route ?? null), [decision, current]);
  const [stored, keep] = useState(decision);
  if (stored === decision || isSamePage(stored, decision)) return stored;
  keep(decision);
  return decision;
}

/** Ignores the query, so that a list that writes its state into the query does not re-render the whole page. */
const isSamePage = (one: Decision, other: Decision) =>
  one.kind === other.kind && 'route' in one && 'route' in other && one.route === other.route;

/** @param route of the address that the decision is about */
function follow(decision: Decision, route: OwnedRoute | null) {
  if (decision.kind === 'wait') {
    ensureRegistry().catch((error: unknown) => console.error('The registry could not be read.', error));
  }
  if (decision.kind === 'log-in') {
    if (session().user === null) restoreSession(); // clears a stored session that is unreadable
    navigate('/login', { replace: true, force: true });
  }
  if (decision.kind === 'go') {
    if (decision.refused) {
      notify('error', permissionMessages['permission.refused']);
      if (route) storeRefusal(route);
    }
    navigate(decision.to, { replace: true, force: true });
  }
}
