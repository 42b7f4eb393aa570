import { currentLocation, onNavigation } from '@careloom/shared/navigation';
import { focusHeading } from './focus-heading';

/** Where one was on a page when one left it. */
interface Place {
  /** Pixels. */
  scroll: number;
  /** The link that was followed, or that of its row: its address, and which of several with that address. */
  link: { href: string; nth: number } | null;
}

/** What opens above the page is no place on it. */
const OVERLAY = '[role=dialog], [role=alertdialog], [role=menu]';

/** Until a list has come, in milliseconds: later, whoever came back has looked elsewhere. */
const PATIENCE = 10_000;

/** By the key of the entry in the history. */
const places = new Map<string, Place>();
let returning: Place | null = null;

const linksTo = (main: Element, href: string) => [...main.querySelectorAll('a')].filter((link) => link.getAttribute('href') === href);
const scrollerOf = (main: Element) => main.parentElement ?? main;

function linkAt(main: Element, target: EventTarget | null): Place['link'] {
  if (!(target instanceof Element) || !main.contains(target)) return null;
  const link = target.closest('a') ?? target.closest('tr')?.querySelector<HTMLAnchorElement>('a[data-open]');
  const href = link?.getAttribute('href');
  return link && href ? { href, nth: linksTo(main, href).indexOf(link) } : null;
}

/**
 * Remembers of each page where one left it, so that the back button leads there.
 * @returns what stops it
 */
export function watchPlaces(main: Element): () => void {
  let left = currentLocation();
  let link: Place['link'] = null;
  const note = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest(OVERLAY))) link = linkAt(main, target);
  };
  document.addEventListener('focusin', note);
  document.addEventListener('click', note, { capture: true }); // not every browser focuses a link that is clicked
  const stop = onNavigation((location, action) => {
    if (location.pathname !== left.pathname) {
      places.set(left.key, { scroll: scrollerOf(main).scrollTop, link });
      returning = action === 'pop' ? (places.get(location.key) ?? null) : null;
      link = null;
    }
    left = location;
  });
  return () => {
    stop();
    document.removeEventListener('focusin', note);
    document.removeEventListener('click', note, { capture: true });
  };
}

/** Where the present navigation leads back to; null where it leads to a page anew. */
export const returnPlace = () => returning;

/**
 * Brings one back to where one was: to the link that was followed, as far down as it was. Until it stands there the focus is where a
 * new page has it, and whoever has moved it on meanwhile keeps it.
 * @param found told the heading's text
 * @returns what stops the waiting
 */
export function returnTo(main: HTMLElement, { scroll, link }: Place, found: (title: string) => void): () => void {
  const scroller = scrollerOf(main);
  const stopHeading = focusHeading(main, found);
  const waitsAt = () => [main, main.querySelector('h1'), document.body].includes(document.activeElement as HTMLElement);
  const go = () => {
    const target = link && linksTo(main, link.href)[link.nth];
    if (link ? !target : scroller.scrollHeight - scroller.clientHeight < scroll) return false;
    scroller.scrollTop = scroll;
    target?.focus({ preventScroll: true });
    return true;
  };
  if (go()) return stopHeading;
  const watcher = new MutationObserver(() => {
    if (!waitsAt() || go()) watcher.disconnect();
  });
  watcher.observe(main, { childList: true, subtree: true });
  const timer = setTimeout(() => watcher.disconnect(), PATIENCE);
  return () => {
    stopHeading();
    clearTimeout(timer);
    watcher.disconnect();
  };
}
