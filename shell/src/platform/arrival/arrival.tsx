import { navigationId, usePathname } from '@careloom/shared/navigation';
import { Suspense, useEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { announce } from './announcer';
import { focusHeading } from './focus-heading';
import { arrive, useDepartures } from './phases';
import { returnPlace, returnTo } from './returning';
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
export function Arrival() {
  const pathname = usePathname();
  // Counts navigations too: going back from a page that never rendered keeps the pathname, but the view was hidden for it.
  const departures = useDepartures(({ count }) => count);
  useEffect(() => {
    let stopWaiting = () => {};
    const frame = requestAnimationFrame(() => {
      flushSync(arrive); // hidden elements cannot take focus
      const main = document.getElementById(MAIN);
      if (!main || navigationId() === FIRST) return;
      const place = returnPlace();
      stopWaiting = place ? returnTo(main, place, announce) : focusHeading(main, announce);
    });
    return () => {
      cancelAnimationFrame(frame);
      stopWaiting();
    };
  }, [pathname, departures]);
  return null;
}

/** Wraps a page of the shell: suspends while its chunk loads and ends the navigation when it has rendered. */
export function Arriving({ children }: { children: ReactNode }) {
  return (
    <ScreenBoundary whenThere={<Arrival />}>
      <Suspense>
        {children}
        <Arrival />
      </Suspense>
    </ScreenBoundary>
  );
}
