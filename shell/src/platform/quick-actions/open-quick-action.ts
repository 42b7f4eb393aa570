import { hideLoader, notify, showLoader } from '@careloom/shared/chrome';
import { raise } from '@careloom/shared/events';
import { menuText, t } from '../chrome-texts';
import type { QuickActionProps, TaskActProps, TaskOfRow } from '@careloom/shared/slots';
import type { ComponentType } from 'react';
import { create } from 'zustand';
import { loadComponent } from '../federation/load-module';
import { providedVersions, incompatibility } from '../remote-host/compatibility';
import { remoteNamed } from '../registry/registry';
import type { OfferedAction } from './use-quick-actions';

interface Opened {
  name: string;
  remote: string;
  Form: ComponentType<QuickActionProps> | ComponentType<TaskActProps>;
  /** Of an act on a task. */
  task?: TaskOfRow;
}

/** The form that is open over the page, if any. */
export const useOpenedAction = create<{ opened: Opened | null }>(() => ({ opened: null }));

export const closeQuickAction = () => useOpenedAction.setState({ opened: null });

let latest = 0;

/**
 * Loads the form from its remote, with the loader shown if it is not cached, and opens it. Escape cancels. A failure is shown as a toast:
 * the form has no place on the page for a failure card.
 */
export function openQuickAction(action: OfferedAction) {
  raise('quick-action.opened@1', { name: action.name });
  return open(action);
}

/** Opens the action of a remote on a dashboard task, as named in its manifest. */
export const openAct = ({ remote, module, verb }: { remote: string; module: string; verb: string }, task: TaskOfRow) =>
  open({ name: module, remote, module, label: verb }, task);

async function open(action: Pick<OfferedAction, 'name' | 'remote' | 'module' | 'label'>, task?: TaskOfRow) {
  const attempt = (latest += 1);
  const coming = formOf(action);
  try {
    if (!(await isThere(coming))) showLoader('quick-action', { cancellable: true, onCancel: () => (latest += 1) });
    const Form = await coming;
    if (attempt === latest) useOpenedAction.setState({ opened: { name: action.name, remote: action.remote, Form, ...(task && { task }) } });
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

async function formOf({ remote: name, module }: Pick<OfferedAction, 'remote' | 'module'>): Promise<Opened['Form']> {
  const remote = remoteNamed(name);
  if (!remote) throw new Error(`The registry has no remote ${name}.`);
  const reason = incompatibility(remote.manifest, providedVersions);
  if (reason !== null) throw new Error(reason);
  return (await loadComponent(remote, module, 'QuickAction')) as Opened['Form'];
}
