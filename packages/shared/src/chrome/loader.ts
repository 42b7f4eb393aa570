import { create } from 'zustand';

/** The loader stays this long after its work is done, in milliseconds (section 9). */
export const LOADER_HIDE_DELAY = 150;

/** Who holds the loader up. Each holder lowers its own, so that a quick one does not uncover a slow one. */
export type LoaderHolder = 'navigation' | 'quick-action' | 'session' | `detail:${string}` | `list:${string}`;

export interface LoaderOptions {
  /** Escape hides it. The loader of a navigation is not cancellable. */
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
  stayUp(holder);
  useLoader.setState(({ held }) => ({ held: new Map(held).set(holder, { cancellable, onCancel }) }));
}

/** Lowers one holder's loader after the specified delay; without a holder, everybody's. */
export function hideLoader(holder?: LoaderHolder) {
  for (const name of holder === undefined ? useLoader.getState().held.keys() : [holder]) {
    stayUp(name);
    pending.set(
      name,
      setTimeout(() => drop(name), LOADER_HIDE_DELAY),
    );
  }
}

/** What Escape does: hides the loader where all that hold it up may be cancelled. Says whether it did. */
export function cancelLoader(): boolean {
  const { held } = useLoader.getState();
  const holdings = [...held.values()];
  if (holdings.length === 0 || holdings.some(({ cancellable }) => !cancellable)) return false;
  useLoader.setState({ held: new Map() });
  for (const { onCancel } of holdings) onCancel?.();
  return true;
}

export const isLoaderShown = () => useLoader.getState().held.size > 0;

function stayUp(name: string) {
  clearTimeout(pending.get(name));
  pending.delete(name);
}

function drop(name: string) {
  pending.delete(name);
  useLoader.setState(({ held }) => {
    const rest = new Map(held);
    rest.delete(name);
    return { held: rest };
  });
}
