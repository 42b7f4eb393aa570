import { finishProgress, hideLoader, hideView, showLoader, showView, startProgress } from '@careloom/shared/chrome';
import { currentLocation, onNavigation } from '@careloom/shared/navigation';
import { create } from 'zustand';

/** Number of navigations started since the chrome was mounted, including those that return to a page that was never left. */
export const useNavigationCount = create(() => ({ count: 0 }));

/** Starts a navigation: shows the loader, hides the view, starts the progress bar (section 2). */
export function startNavigation() {
  useNavigationCount.setState(({ count }) => ({ count: count + 1 }));
  showLoader('navigation');
  hideView();
  startProgress();
}

/** Ends a navigation: hides the loader, shows the view. */
export function endNavigation() {
  hideLoader('navigation');
  showView();
  finishProgress();
}

/**
 * Calls `startNavigation` now and at each change of the pathname. Filters and pagination of a list change only the query and show no loader.
 * @returns a function that stops this
 */
export function watchNavigations(): () => void {
  let { pathname } = currentLocation();
  startNavigation();
  const stop = onNavigation((location) => {
    if (location.pathname === pathname) return;
    pathname = location.pathname;
    startNavigation();
  });
  return () => {
    stop();
    endNavigation();
    useNavigationCount.setState({ count: 0 });
  };
}
