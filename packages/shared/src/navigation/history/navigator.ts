import { entryAfter, readLocation, samePage, type Action, type Location } from './location';
import { forgetUnsaved, hasUnsaved, mayLeave } from './unsaved';

type Listener = (location: Location, action: Action) => void;

let current = readLocation();
const listeners = new Set<Listener>();
/** Told when a step that was taken back has arrived; null while none is. */
let restored: (() => void) | null = null;

export const currentLocation = () => current;

/** Outside a browser there is no address: the prerenderer says which page it draws. */
export function renderAt(pathname: string) {
  current = { ...current, pathname };
}

/** Calls back after each navigation, until the returned function is called. */
export function onNavigation(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function arrive(action: Action) {
  current = readLocation();
  for (const listener of [...listeners]) listener(current, action);
}

function go(url: URL, replace: boolean, state: unknown) {
  const entry = entryAfter(current, replace ? 0 : 1, state);
  if (replace) history.replaceState(entry, '', url);
  else history.pushState(entry, '', url);
  arrive(replace ? 'replace' : 'push');
}

export interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
  /** Passes the guard of unsaved work: the session has ended, nothing can be saved any more. */
  force?: boolean;
}

/**
 * Goes to an address of this page. Where unsaved work would be lost it asks first.
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

/** Steps through the history, as the browser's buttons do. */
export const step = (by: number) => history.go(by);

/**
 * The browser's buttons. single-spa follows every pushState with a popstate of its own making: who hears that one navigates
 * twice for a click. Where unsaved work holds, the step is taken back before anybody else hears of it.
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
  if (!hasUnsaved() || samePage(arrived, current)) return arrive('pop');
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
