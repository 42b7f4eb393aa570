import { useMemo, type ReactNode } from 'react';
import { createPath, NavigationType, Router, type Navigator, type To } from 'react-router-dom';
import { navigate, step } from '../history/navigator';
import { useLocation } from '../hooks/use-location';

const asText = (to: To) => (typeof to === 'string' ? to : createPath(to));

const navigator: Navigator = {
  createHref: asText,
  go: step,
  push: (to, state) => navigate(asText(to), { state }),
  replace: (to, state) => navigate(asText(to), { state, replace: true }),
};

/**
 * Connects React Router to this module's navigation, for nested routes and tabs inside a remote. It has no history of its own: with a
 * single popstate listener, a click navigates once and there is one unsaved-changes guard.
 */
export function AppRouter({ children }: { children: ReactNode }) {
  const { pathname, search, hash, state, key } = useLocation();
  const location = useMemo(() => ({ pathname, search, hash, state, key }), [pathname, search, hash, state, key]);
  return (
    <Router location={location} navigationType={NavigationType.Push} navigator={navigator}>
      {children}
    </Router>
  );
}
