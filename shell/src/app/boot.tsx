import { AddressLink, lazyPage } from '@careloom/shared/navigation';
import { restoreSession } from '@careloom/shared/session';
import { UiProvider } from '@careloom/shared/ui';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app';
import { BootBoundary } from './boot-boundary';
import { ensureRegistry } from '../platform/registry/registry';

/** The signed-in part, and with it what it is made of. */
async function loadWorkplace() {
  const [{ Workplace }] = await Promise.all([import('./workplace'), ensureRegistry()]);
  return Workplace;
}
const Workplace = lazyPage(loadWorkplace);

const user = restoreSession();

const tree = (
  <UiProvider link={AddressLink}>
    <BootBoundary>
      <App workplace={Workplace} />
    </BootBoundary>
  </UiProvider>
);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

if (root.firstElementChild && !user) {
  hydrateRoot(root, tree); // the prerendered form stays, with what has been typed into it
} else {
  root.replaceChildren();
  createRoot(root).render(tree);
}

/** What comes after signing in is fetched at the first sign of work, not before the form is there. */
const warm = () => void loadWorkplace().catch(() => undefined);
for (const sign of ['pointerdown', 'keydown']) window.addEventListener(sign, warm, { once: true });
