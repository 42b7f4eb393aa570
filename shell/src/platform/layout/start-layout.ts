import type { RegistryEntry } from '@careloom/contract/manifest';
import { registerApplication, start } from 'single-spa';
import { constructApplications, constructLayoutEngine, constructRoutes } from 'single-spa-layout';
import { layoutOf } from './layout-of';
import { outlet, place, takeAway } from './placements';

let started = false;

/**
 * Starts single-spa with a layout built as data from the manifests' patterns, so that no HTML parser and no innerHTML is involved. Runs
 * once per document, whoever signs in; a remote added to the registry later needs a reload.
 */
export function startLayout(remotes: readonly RegistryEntry[]) {
  if (started) return;
  started = true;
  const routes = constructRoutes(
    layoutOf(
      remotes.map(({ manifest }) => manifest),
      outlet,
    ),
  );
  const applications = constructApplications({ routes, loadApp: ({ name }) => Promise.resolve(lifecyclesOf(name)) });
  constructLayoutEngine({ routes, applications, active: true });
  for (const application of applications) registerApplication(application);
  start({ urlRerouteOnly: true });
}

const resolved = () => Promise.resolve();

/** Lifecycles always resolve: RemoteHost handles loading and failures, so no remote can block a navigation. */
const lifecyclesOf = (name: string) => ({
  bootstrap: resolved,
  mount: () => {
    const element = outlet.querySelector<HTMLElement>(`[id="single-spa-application:${name}"]`);
    if (element) place({ name, element });
    return resolved();
  },
  unmount: () => {
    takeAway(name);
    return resolved();
  },
});
