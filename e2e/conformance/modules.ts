import type { Page } from '@playwright/test';
import type { RegistryEntry } from '@careloom/contract/manifest';
import { exposedModules } from '@careloom/federation/build/manifest/exposed-modules';

interface Runtime {
  loadRemote: (module: string) => Promise<Record<string, unknown> | null>;
}

declare global {
  interface Window {
    /** What the federation runtime stores in a page. */
    __FEDERATION__?: { __INSTANCES__: Runtime[] };
  }
}

/** Sentences for modules that a manifest promises and that the page's own runtime cannot load. */
export async function brokenPromises(page: Page, { name, manifest }: RegistryEntry): Promise<string[]> {
  const promised = exposedModules(manifest).map(({ expose, exportName }) => ({ module: expose.replace('.', name), exportName }));
  return page.evaluate(async (modules) => {
    const runtime = window.__FEDERATION__?.__INSTANCES__[0];
    const answers = await Promise.all(
      modules.map(async ({ module, exportName }) => {
        let why = '';
        const exports = await runtime?.loadRemote(module).catch((error: Error) => {
          why = error.message;
          return null;
        });
        return typeof exports?.[exportName] === 'function' ? [] : [`${module} gives no ${exportName}. ${why}`];
      }),
    );
    return answers.flat();
  }, promised);
}
