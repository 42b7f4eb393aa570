import { finishProgress, hideLoader, hideView, showLoader, showView, startProgress } from '@careloom/shared/chrome';
import { currentLocation, onNavigation } from '@careloom/shared/navigation';
import { create } from 'zustand';

/** How often a navigation has begun: one that leads back to a page that was never left is one too. */
export const useDepartures = create(() => ({ count: 0 }));

/** Before a page: the loader shows, the view is hidden and the progress bar starts (section 2). */
export function depart() {
  useDepartures.setState(({ count }) => ({ count: count + 1 }));
  showLoader('navigation');
  hideView();
  startProgress();
}

/** After it: the loader hides, the view shows. */
export function arrive() {
  hideLoader('navigation');
  showView();
  finishProgress();
}

/**
 * Makes every navigation begin with `depart`, the first one too. A navigation is a change of the pathname: filters and pages of
 * a list change the query alone, and show no loader.
 * @returns what stops it
 */
export function watchDepartures(): () => void {
  let { pathname } = currentLocation();
  depart();
  const stop = onNavigation((location) => {
    if (location.pathname === pathname) return;
    pathname = location.pathname;
    depart();
  });
  return () => {
    stop();
    arrive();
  };
}
