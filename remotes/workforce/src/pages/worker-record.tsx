import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import { DetailPage } from '@careloom/shared/detail';
import { fullName } from '@careloom/shared/format';
import { lazyPage, Outlet, useBreadcrumb } from '@careloom/shared/navigation';
import { can } from '@careloom/shared/session';
import { Button } from '@careloom/shared/ui';
import { Archive, ArchiveRestore, Link2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { ApplicantSteps } from '../worker/applicant-steps';
import { useRouteWorkerQuery } from '../worker/area';
import { headingOf } from '../worker/heading';
import { useRestoreWorker } from '../worker/requests';
import { MessageLink } from '../worker/message-link';
import { isReachable, mayAct } from '../worker/rules';
import { withCounts, type WorkerTab } from '../worker/tabs';
import { t } from '../worker/texts';
import { useWorkerDialogs } from './worker-dialogs';

const ContactForm = lazyPage(() => import('../worker/contact-form').then((module) => module.ContactForm));

export interface WorkerRecordProps {
  tabs: readonly WorkerTab[];
  /** The label in the breadcrumb of the list from which the worker was opened. */
  typeLabel?: string | undefined;
}

/** The layout of a worker's tabs: picture, name, states, facts and actions above, then the tabs. */
export function WorkerRecord({ tabs, typeLabel }: WorkerRecordProps) {
  const query = useRouteWorkerQuery();
  const { ask, dialogs } = useWorkerDialogs();
  const restore = useRestoreWorker();
  const [linked, setLinked] = useState<SupportWorker | null>(null);
  useBreadcrumb({ 'full name': query.data && fullName(query.data), 'type label': typeLabel });
  const actions = (worker: SupportWorker) => {
    if (mayAct('verify', worker, can)) return <ApplicantSteps id={worker.id} />;
    if (mayAct('restore', worker, can))
      return (
        <Button onClick={() => restore(worker.id)}>
          <ArchiveRestore aria-hidden />
          {t('button.restore')}
        </Button>
      );
    return isReachable(worker) && <MessageLink person={worker} />;
  };
  const more = (worker: SupportWorker) => [
    ...(mayAct('contact', worker, can) ? [{ label: t('contact.update'), icon: Link2, onPick: () => setLinked(worker) }] : []),
    ...(mayAct('archive', worker, can)
      ? [{ label: t('button.archive'), icon: Archive, stops: true, onPick: () => ask('archive', worker) }]
      : []),
  ];
  return (
    <>
      <DetailPage
        query={query}
        heading={(worker) => ({
          ...headingOf(worker),
          actions: actions(worker),
          more: more(worker),
          changes: { record: 'users', id: worker.id },
        })}
        tabs={(worker) => withCounts(tabs, worker)}
      >
        {() => <Outlet />}
      </DetailPage>
      {dialogs}
      {linked && (
        <Suspense>
          <ContactForm worker={linked} onClose={() => setLinked(null)} />
        </Suspense>
      )}
    </>
  );
}
