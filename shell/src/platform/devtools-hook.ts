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

/** Fired before changed modules render, so that a crashed remote can be rendered again. */
const REFRESHED = 'careloom:refreshed';

interface Renderer {
  scheduleRefresh?: (...of: unknown[]) => void;
}

function reportRefreshes(renderer: unknown) {
  const { scheduleRefresh } = renderer as Renderer;
  if (!scheduleRefresh) return;
  (renderer as Renderer).scheduleRefresh = (...of) => {
    scheduleRefresh(...of);
    window.dispatchEvent(new Event(REFRESHED));
  };
}

/** @returns unsubscribe */
export function onRefreshed(react: () => void): () => void {
  window.addEventListener(REFRESHED, react);
  return () => window.removeEventListener(REFRESHED, react);
}

/** Fast Refresh of a remote reaches the shell's renderer only through a hook that exists before react-dom loads. */
if (__DEV__) {
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
    renderers: new Map(),
    supportsFiber: true,
    inject(renderer) {
      const id = this.renderers.size + 1;
      reportRefreshes(renderer);
      this.renderers.set(id, renderer);
      return id;
    },
    onScheduleFiberRoot: nothing,
    onCommitFiberRoot: nothing,
    onCommitFiberUnmount: nothing,
    checkDCE: nothing,
  };
}
