import type { Page } from '@playwright/test';

/** When a remote's own code throws. */
export type CodeFault = 'load' | 'render' | 'effect' | 'unmount';

declare global {
  interface Window {
    /** Remotes whose code throws. */
    throwing?: Set<string>;
  }
}

/** Wraps each remote's container in the page: the remote's `./app` throws while its fault is active. */
function wrapContainers({ fault, remotes }: { fault: CodeFault; remotes: readonly string[] }) {
  type Component = (props: object) => unknown;
  interface React {
    createElement: (component: Component, props: object) => unknown;
    useEffect: (effect: () => () => void, needs: unknown[]) => void;
  }
  type Scope = Record<string, Record<string, { lib?: () => React }>>;
  interface Container {
    init: (scope: Scope, ...more: unknown[]) => unknown;
    get: (module: string) => Promise<() => object>;
  }
  const throwing = (window.throwing = new Set(remotes));
  const fail = (when: CodeFault, remote: string) => {
    if (fault === when && throwing.has(remote)) throw new Error(`${remote} throws on ${when}, as planted.`);
  };

  const wrapped = (remote: string, react: () => React, App: Component): Component =>
    function Planted(props) {
      fail('render', remote);
      react().useEffect(() => {
        fail('effect', remote);
        return () => fail('unmount', remote);
      }, []);
      return react().createElement(App, props);
    };

  for (const remote of remotes) {
    let container: Container | undefined;
    let scope: Scope = {};
    const react = () => {
      const lib = Object.values(scope['react'] ?? {}).find((share) => share.lib)?.lib;
      if (!lib) throw new Error('The page shares no React.');
      return lib();
    };
    // Not configurable: a container that failed is deleted from the page, and the next has to be wrapped as well.
    Object.defineProperty(window, `careloomRemote_${remote}`, {
      get: () => container,
      set(given: Container | undefined) {
        container = given && {
          init: (shares, ...more) => given.init((scope = shares), ...more),
          get: async (module) => {
            const factory = await given.get(module);
            return () => {
              fail('load', remote);
              const offered = factory() as { App?: Component };
              return offered.App ? { ...offered, App: wrapped(remote, react, offered.App) } : offered;
            };
          },
        };
      },
    });
  }
}

/** @returns a function that repairs one remote */
export async function plantCodeFault(page: Page, fault: CodeFault, remotes: readonly string[]) {
  await page.addInitScript(wrapContainers, { fault, remotes });
  return (remote: string) => page.evaluate((name) => void window.throwing?.delete(name), remote);
}
