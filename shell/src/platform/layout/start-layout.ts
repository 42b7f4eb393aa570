import type { RegistryEntry } from '@careloom/contract/manifest';
import { registerApplication, start } from 'single-spa';
import { constructApplications, constructLayoutEngine, constructRoutes } from 'single-spa-layout';
import { layoutOf } from './layout-of';
import { outlet } from './outlet';
import { place, takeAway } from './placements';

let started = false;

/**
 * Gives single-spa-layout the layout as data, made of the manifests' patterns: no HTML, so neither a parser nor innerHTML is
 * involved. Once for a page, whoever signs in; a remote that the registry has later gets its place with the next load of it.
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

/** These always resolve: loading, and failing, is RemoteHost's business, so no remote can hold up a navigation. */
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
