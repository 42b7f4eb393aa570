import { AddressLink, lazyPage } from '@careloom/shared/navigation';
import { restoreSession } from '@careloom/shared/session';
import { UiProvider } from '@careloom/shared/ui';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app';

const loadWorkplace = () => import('./workplace').then((module) => module.Workplace);
const Workplace = lazyPage(loadWorkplace);

restoreSession();

const tree = (
  <UiProvider link={AddressLink}>
    <App workplace={Workplace} />
  </UiProvider>
);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

if (root.firstElementChild) {
  hydrateRoot(root, tree); // the prerendered form stays, with what has been typed into it
  requestAnimationFrame(() => requestAnimationFrame(() => window.dispatchEvent(new Event('careloom:ready'))));
} else {
  createRoot(root).render(tree);
}

/** What comes after signing in is fetched at the first sign of work, not before the form is there. */
for (const sign of ['pointerdown', 'keydown'])
  window.addEventListener(sign, () => void loadWorkplace().catch(() => undefined), { once: true });
