import { FirstRows } from '@careloom/shared/detail';
import { hrefOf } from '@careloom/shared/navigation';
import { useCall } from '@careloom/shared/query';
import type { SlotProps } from '@careloom/shared/slots';
import { useJobArea } from '../job/area';
import { CurrentJobRow } from '../job/current-job-row';
import { t } from '../job/texts';

/** The number of jobs that the card has room for. */
const SHOWN = 2;

/** The jobs assigned to a worker now, each as a link, and a link to all their jobs including past ones. */
export function Fill({ workerId, allHref, count = SHOWN }: SlotProps<'current-jobs'>) {
  const { calls, routes } = useJobArea();
  const query = useCall(calls.list, { worker_id: workerId, status: 'assigned', per_page: SHOWN });
  const all = { text: t('menu.jobs.all_jobs'), href: allHref };
  return (
    <FirstRows title={t('menu.group.jobs')} all={all} query={query} rows={Math.min(count, SHOWN)} none={t('jobs.none_assigned')}>
      {(job) => <CurrentJobRow key={job.id} job={job} href={hrefOf(routes.overview, { id: job.id })} />}
    </FirstRows>
  );
}
