import type { Manifest } from '@careloom/contract/manifest';
import { menuMessages } from '@careloom/contract/messages/menu';
import { auth } from '@careloom/contract/resources/auth';
import { createElement, useEffect, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { send } from '../http/index';
import { addTexts } from '../i18n/index';
import { currentLocation, navigate, setRoutes } from '../navigation/index';
import { restoreSession, signIn } from '../session/index';
import { type DemoAccounts, Standalone, firstPlace } from './standalone';

export interface StandaloneOptions extends DemoAccounts {
  manifest: Manifest;
  /** The remote's app. */
  App: ComponentType;
}

/** Signs in the account named by `?as=`; without it, the stored user or the first demo account. */
async function signInDemo({ accounts, password }: DemoAccounts) {
  const wanted = new URLSearchParams(currentLocation().search).get('as');
  const known = restoreSession();
  const email = wanted ?? known?.email ?? accounts[0]?.email ?? '';
  if (known?.email === email) return known;
  const answer = await send(auth.login, { email, password });
  if (!answer.ok) throw new Error(`${email} could not be signed in: ${answer.message}`);
  return signIn(answer.data.user);
}

function Started({ options }: { options: StandaloneOptions }) {
  const { manifest, App, accounts } = options;
  useEffect(() => {
    document.title = `${manifest.name} | Careloom`;
  }, [manifest.name]);
  return (
    <Standalone manifest={manifest} accounts={accounts}>
      {createElement(App)}
    </Standalone>
  );
}

/**
 * Runs a remote without the shell: with the same session, query client, texts, theme, router and event bus, and against the API. Features
 * of the shell (guard, slots, breadcrumbs, loader, dialogs) are missing. For development only.
 */
export async function startStandalone(options: StandaloneOptions): Promise<void> {
  const { manifest } = options;
  addTexts('menu', { ...menuMessages, ...manifest.texts });
  setRoutes(manifest.routes.map((route) => ({ ...route, owner: manifest.name })));
  const user = await signInDemo(options);
  if (currentLocation().pathname === '/') navigate(firstPlace(manifest, user), { replace: true, force: true });
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  createRoot(root).render(<Started options={options} />);
}
