import { hideLoader, notify } from '@careloom/shared/chrome';
import { raise } from '@careloom/shared/events';
import { t } from '../../platform/chrome-texts';
import type { QuickActionProps, TaskOfRow } from '@careloom/shared/slots';
import { Suspense, useEffect, type ComponentType } from 'react';
import { holdRemote } from '../../platform/registry/in-use';
import { CrashBoundary } from '../../platform/remote-host/crash-boundary';
import { closeQuickAction, useOpenedAction } from '../../platform/quick-actions/open-quick-action';

/** Renders the form of a quick action over the current page and hides the loader when it is ready. */
export function QuickActionHost() {
  const opened = useOpenedAction((state) => state.opened);
  if (!opened) return null;
  const { name, remote, task } = opened;
  const Form = opened.Form as ComponentType<QuickActionProps & { task?: TaskOfRow }>;
  return (
    <CrashBoundary key={name} onCrash={giveUp}>
      <Suspense>
        <Form onClose={closeQuickAction} onDone={(id) => finish(name, id, task !== undefined)} {...(task && { task })} />
        <Here remote={remote} />
      </Suspense>
    </CrashBoundary>
  );
}

function finish(name: string, id: number | undefined, isTask: boolean) {
  closeQuickAction();
  if (isTask) return; // the pages are notified of the change itself
  raise('quick-action.done@1', { name, ...(id !== undefined && { id }) });
}

function giveUp(error: unknown) {
  console.error('The form of a quick action failed.', error);
  hideLoader('quick-action');
  closeQuickAction();
  notify('error', t('quick.failed'));
}

/** Rendered with the form: hides the loader and marks the remote as in use. */
function Here({ remote }: { remote: string }) {
  useEffect(() => hideLoader('quick-action'), []);
  useEffect(() => holdRemote(remote), [remote]);
  return null;
}
