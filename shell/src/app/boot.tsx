import { AddressLink, lazyPage } from '@careloom/shared/navigation';
import { restoreSession } from '@careloom/shared/session';
import { UiProvider } from '@careloom/shared/ui';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app';
import { BootBoundary } from './boot-boundary';
import { ensureRegistry } from '../platform/registry/registry';

/** Loads the signed-in part, together with the registry that it needs. */
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
  hydrateRoot(root, tree); // keeps the prerendered form and what was typed into it
} else {
  root.replaceChildren();
  createRoot(root).render(tree);
}

/** Loads the signed-in part at the first interaction, so that it does not compete with the login form. */
const warm = () => void loadWorkplace().catch(() => undefined);
for (const sign of ['pointerdown', 'keydown']) window.addEventListener(sign, warm, { once: true });
