declare const __DEV__: boolean;

interface DevToolsHook {
  renderers: Map<number, unknown>;
  supportsFiber: boolean;
  inject(renderer: unknown): number;
  onScheduleFiberRoot(): void;
  onCommitFiberRoot(): void;
  onCommitFiberUnmount(): void;
  checkDCE(): void;
}

declare global {
  interface Window {
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: DevToolsHook;
  }
}

const nothing = () => undefined;

/** Tells the page that changed modules are about to be drawn: what crashed before may be mended. */
const REFRESHED = 'careloom:refreshed';

interface Renderer {
  scheduleRefresh?: (...of: unknown[]) => void;
}

function tellOfRefreshes(renderer: unknown) {
  const { scheduleRefresh } = renderer as Renderer;
  if (!scheduleRefresh) return;
  (renderer as Renderer).scheduleRefresh = (...of) => {
    scheduleRefresh(...of);
    window.dispatchEvent(new Event(REFRESHED));
  };
}

/** @returns what ends it */
export function onRefreshed(react: () => void): () => void {
  window.addEventListener(REFRESHED, react);
  return () => window.removeEventListener(REFRESHED, react);
}

/** Fast Refresh of a remote reaches the shell's renderer only through a hook that was there before react-dom. */
if (__DEV__) {
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
    renderers: new Map(),
    supportsFiber: true,
    inject(renderer) {
      const id = this.renderers.size + 1;
      tellOfRefreshes(renderer);
      this.renderers.set(id, renderer);
      return id;
    },
    onScheduleFiberRoot: nothing,
    onCommitFiberRoot: nothing,
    onCommitFiberUnmount: nothing,
    checkDCE: nothing,
  };
}
