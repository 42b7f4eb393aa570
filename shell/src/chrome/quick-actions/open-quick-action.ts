import { hideLoader, notify, showLoader } from '@careloom/shared/chrome';
import { raise } from '@careloom/shared/events';
import { menuText, t } from '../../platform/chrome-texts';
import type { QuickActionProps } from '@careloom/shared/slots';
import type { ComponentType } from 'react';
import { create } from 'zustand';
import { loadComponent } from '../../platform/federation/load-module';
import { providedVersions, incompatibility } from '../../platform/remote-host/compatibility';
import { remoteNamed } from '../../platform/registry/registry';
import type { OfferedAction } from './use-quick-actions';

interface Opened {
  name: string;
  remote: string;
  Form: ComponentType<QuickActionProps>;
}

/** The form that is open over the page, if any. */
export const useOpenedAction = create<{ opened: Opened | null }>(() => ({ opened: null }));

export const closeQuickAction = () => useOpenedAction.setState({ opened: null });

let latest = 0;

/**
 * Loads the form from its remote, with the loader shown if it is not cached, and opens it. Escape cancels. A failure is shown as a toast:
 * the form has no place on the page for a failure card.
 */
export async function openQuickAction(action: OfferedAction) {
  const attempt = (latest += 1);
  raise('quick-action.opened@1', { name: action.name });
  const coming = formOf(action);
  try {
    if (!(await isThere(coming))) showLoader('quick-action', { cancellable: true, onCancel: () => (latest += 1) });
    const Form = await coming;
    if (attempt === latest) useOpenedAction.setState({ opened: { name: action.name, remote: action.remote, Form } });
  } catch (error) {
    console.error(`The quick action ${action.name} could not be opened.`, error);
    if (attempt !== latest) return;
    hideLoader('quick-action');
    notify('error', t('quick.unavailable', { action: menuText(action.label) }));
  }
}

/** Whether the form was loaded before, to avoid flashing the loader. */
const isThere = (form: Promise<unknown>) =>
  Promise.race([form.then(() => true), new Promise<boolean>((resolve) => setTimeout(resolve, 0, false))]);

async function formOf({ remote: name, module }: OfferedAction): Promise<ComponentType<QuickActionProps>> {
  const remote = remoteNamed(name);
  if (!remote) throw new Error(`The registry has no remote ${name}.`);
  const reason = incompatibility(remote.manifest, providedVersions);
  if (reason !== null) throw new Error(reason);
  return (await loadComponent(remote, module, 'QuickAction')) as ComponentType<QuickActionProps>;
}
