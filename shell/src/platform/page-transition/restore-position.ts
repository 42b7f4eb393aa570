import { currentLocation, onNavigation } from '@careloom/shared/navigation';
import { focusHeading } from './focus-heading';

/** The user's position on a page when they left it. */
interface Position {
  /** Pixels. */
  scroll: number;
  /** The link that was followed, or the link of its row: its address, and its index in the links with that address. */
  link: { href: string; nth: number } | null;
}

/** Links in overlays are not part of the page and are not remembered. */
const OVERLAY = '[role=dialog], [role=alertdialog], [role=menu]';

/** How long to wait for a list, in milliseconds. After that the user has moved on. */
const LIST_TIMEOUT = 10_000;

/** Keyed by the history entry. */
const positions = new Map<string, Position>();
let returning: Position | null = null;

const linksTo = (main: Element, href: string) => [...main.querySelectorAll('a')].filter((link) => link.getAttribute('href') === href);
const scrollerOf = (main: Element) => main.parentElement ?? main;

function linkAt(main: Element, target: EventTarget | null): Position['link'] {
  if (!(target instanceof Element) || !main.contains(target)) return null;
  const link = target.closest('a') ?? target.closest('tr')?.querySelector<HTMLAnchorElement>('a[data-open]');
  const href = link?.getAttribute('href');
  return link && href ? { href, nth: linksTo(main, href).indexOf(link) } : null;
}

/**
 * Remembers the position on each page when the user leaves it, so that the back button can restore it.
 * @returns a function that stops this
 */
export function savePositions(main: Element): () => void {
  let left = currentLocation();
  let link: Position['link'] = null;
  const note = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest(OVERLAY))) link = linkAt(main, target);
  };
  document.addEventListener('focusin', note);
  document.addEventListener('click', note, { capture: true }); // not every browser focuses a clicked link
  const stop = onNavigation((location, action) => {
    if (location.pathname !== left.pathname) {
      positions.set(left.key, { scroll: scrollerOf(main).scrollTop, link });
      returning = action === 'pop' ? (positions.get(location.key) ?? null) : null;
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

/** The position to restore for the current navigation; null for a newly opened page. */
export const savedPosition = () => returning;

/**
 * Restores the position: the scroll offset and the focus on the link that was followed. While the link is not rendered yet, the focus is
 * where `focusHeading` puts it; if the user moves it elsewhere in the meantime, it stays there.
 * @param found called with the heading's text
 * @returns a function that stops the waiting
 */
export function restorePosition(main: HTMLElement, { scroll, link }: Position, found: (title: string) => void): () => void {
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
  const timer = setTimeout(() => watcher.disconnect(), LIST_TIMEOUT);
  return () => {
    stopHeading();
    clearTimeout(timer);
    watcher.disconnect();
  };
}
