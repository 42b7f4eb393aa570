import { create } from 'zustand';

/** How long the loader stays visible after its work is done, in milliseconds (section 9). */
export const LOADER_HIDE_DELAY = 150;

/** The holders that keep the loader visible. Each holder releases only itself, so that a quick one does not hide the loader of a slow one. */
export type LoaderHolder = 'navigation' | 'quick-action' | 'session' | `detail:${string}` | `list:${string}`;

export interface LoaderOptions {
  /** Escape hides it. The loader of a navigation cannot be cancelled. */
  cancellable?: boolean;
  onCancel?: () => void;
}

interface Holding {
  cancellable: boolean;
  onCancel: (() => void) | undefined;
}

export const useLoader = create<{ held: ReadonlyMap<string, Holding> }>(() => ({ held: new Map() }));

const pending = new Map<string, ReturnType<typeof setTimeout>>();

/** Shows the full-screen loader until `hideLoader` is called for the same holder. */
export function showLoader(holder: LoaderHolder, { cancellable = false, onCancel }: LoaderOptions = {}) {
  cancelPendingHide(holder);
  useLoader.setState(({ held }) => ({ held: new Map(held).set(holder, { cancellable, onCancel }) }));
}

/** Hides one holder's loader after `LOADER_HIDE_DELAY`; without an argument, hides all. */
export function hideLoader(holder?: LoaderHolder) {
  for (const name of holder === undefined ? useLoader.getState().held.keys() : [holder]) {
    cancelPendingHide(name);
    pending.set(
      name,
      setTimeout(() => removeHolder(name), LOADER_HIDE_DELAY),
    );
  }
}

/** Handles Escape: hides the loader if all its holders can be cancelled. @returns whether it was hidden */
export function cancelLoader(): boolean {
  const { held } = useLoader.getState();
  const holdings = [...held.values()];
  if (holdings.length === 0 || holdings.some(({ cancellable }) => !cancellable)) return false;
  useLoader.setState({ held: new Map() });
  for (const { onCancel } of holdings) onCancel?.();
  return true;
}

export const isLoaderShown = () => useLoader.getState().held.size > 0;

function cancelPendingHide(name: string) {
  clearTimeout(pending.get(name));
  pending.delete(name);
}

function removeHolder(name: string) {
  pending.delete(name);
  useLoader.setState(({ held }) => {
    const rest = new Map(held);
    rest.delete(name);
    return { held: rest };
  });
}
