import { entryAfter, readLocation, samePage, type Action, type Location } from './location';
import { forgetUnsaved, hasUnsaved, mayLeave } from './unsaved';

type Listener = (location: Location, action: Action) => void;

let current = readLocation();
const listeners = new Set<Listener>();
/** Called when the popstate of a reverted history step arrives; null if no step is being reverted. */
let restored: (() => void) | null = null;

export const currentLocation = () => current;

/** Sets the location outside a browser, where there is no address bar: the prerenderer chooses the page to render. */
export function renderAt(pathname: string) {
  current = { ...current, pathname };
}

/** Calls `listener` after each navigation. @returns a function that unsubscribes */
export function onNavigation(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function updateLocation(action: Action) {
  current = readLocation();
  for (const listener of [...listeners]) listener(current, action);
}

function go(url: URL, replace: boolean, state: unknown) {
  const entry = entryAfter(current, replace ? 0 : 1, state);
  if (replace) history.replaceState(entry, '', url);
  else history.pushState(entry, '', url);
  updateLocation(replace ? 'replace' : 'push');
}

export interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
  /** Skips the unsaved-changes guard, e.g. because the session has ended and nothing can be saved any more. */
  force?: boolean;
}

/**
 * Navigates to an address of this page. If unsaved changes would be lost, asks first.
 * @param to path with query and hash
 */
export function navigate(to: string, { replace = false, state = null, force = false }: NavigateOptions = {}) {
  const url = new URL(to, window.location.href);
  if (force) forgetUnsaved();
  if (!hasUnsaved() || samePage(url, current)) return go(url, replace, state);
  void mayLeave().then((leave) => {
    if (leave) go(url, replace, state);
  });
}

/** Steps through the history, like the browser's back and forward buttons. */
export const step = (by: number) => history.go(by);

/**
 * Handles the browser's back and forward buttons. single-spa follows every pushState with a popstate of its own; handling that one would
 * navigate twice per click. If there are unsaved changes, the step is reverted before any other listener sees it.
 */
function onPopState(event: PopStateEvent & { singleSpa?: boolean }) {
  if (event.singleSpa) return;
  if (restored) {
    event.stopImmediatePropagation();
    restored();
    restored = null;
    return;
  }
  const arrived = readLocation();
  if (!hasUnsaved() || samePage(arrived, current)) return updateLocation('pop');
  event.stopImmediatePropagation();
  const by = arrived.index - current.index;
  if (by === 0) return;
  const back = new Promise<void>((resolve) => {
    restored = resolve;
  });
  history.go(-by);
  void Promise.all([mayLeave(), back]).then(([leave]) => {
    if (leave) history.go(by);
  });
}

if (typeof window !== 'undefined') window.addEventListener('popstate', onPopState, { capture: true });
