import { navigationId, usePathname } from '@careloom/shared/navigation';
import { Suspense, useEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { announce } from './announcer';
import { focusHeading } from './focus-heading';
import { endNavigation, useNavigationCount } from './navigation-progress';
import { savedPosition, restorePosition } from './restore-position';
import { ScreenBoundary } from './screen-boundary';

/** Id of the main element. */
export const MAIN = 'main';

/** Navigation id of the URL that the document was loaded with. */
const FIRST = '1';

/**
 * Rendered next to a page inside its Suspense, so its effect runs when the page has rendered: it shows the view, moves the focus to the
 * page's heading (after the back button to the previous position), and announces the page. On the first page the browser's focus is left
 * alone.
 */
export function PageRendered() {
  const pathname = usePathname();
  // Counts navigations too: going back from a page that never rendered keeps the pathname, but the view was hidden for it.
  const navigationCount = useNavigationCount(({ count }) => count);
  useEffect(() => {
    let stopWaiting = () => {};
    const frame = requestAnimationFrame(() => {
      flushSync(endNavigation); // hidden elements cannot take focus
      const main = document.getElementById(MAIN);
      if (!main || navigationId() === FIRST) return;
      const position = savedPosition();
      stopWaiting = position ? restorePosition(main, position, announce) : focusHeading(main, announce);
    });
    return () => {
      cancelAnimationFrame(frame);
      stopWaiting();
    };
  }, [pathname, navigationCount]);
  return null;
}

/** Wraps a page of the shell: suspends while its chunk loads and ends the navigation when it has rendered. */
export function PageTransition({ children }: { children: ReactNode }) {
  return (
    <ScreenBoundary whenRendered={<PageRendered />}>
      <Suspense>
        {children}
        <PageRendered />
      </Suspense>
    </ScreenBoundary>
  );
}
