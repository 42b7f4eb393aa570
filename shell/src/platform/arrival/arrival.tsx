import { navigationId, usePathname } from '@careloom/shared/navigation';
import { Suspense, useEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { announce } from './announcer';
import { focusHeading } from './focus-heading';
import { arrive, useDepartures } from './phases';
import { returnPlace, returnTo } from './returning';
import { ScreenBoundary } from './screen-boundary';

/** The element that holds the page. */
export const MAIN = 'main';

/** Of the address with which the document was loaded. */
const FIRST = '1';

/**
 * Stands beside a page inside its Suspense, so it is drawn when the page is: then the view shows, the focus goes to the page's
 * heading, or after the back button to where one was, and what is now there is said. The first page leaves the focus where the browser
 * put it.
 */
export function Arrival() {
  const pathname = usePathname();
  // Back from a page that was never drawn: the address is what it was, and yet the view was hidden for it.
  const departures = useDepartures(({ count }) => count);
  useEffect(() => {
    let stopWaiting = () => {};
    const frame = requestAnimationFrame(() => {
      flushSync(arrive); // what is hidden takes no focus
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

/** A page of the shell: waits for its download and says when it is there. */
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
