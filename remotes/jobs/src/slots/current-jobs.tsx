import { hrefOf } from '@careloom/shared/navigation';
import { useCall } from '@careloom/shared/query';
import type { SlotProps } from '@careloom/shared/slots';
import { Card, LoadFailed, SkeletonList, TextLink } from '@careloom/shared/ui';
import { useJobArea } from '../job/area';
import { CurrentJobRow } from '../job/current-job-row';
import styles from '../job/current-jobs.module.css';
import { t } from '../texts';

/** The number of jobs that the card has room for. */
const SHOWN = 2;

/** The jobs that are assigned to a worker, each a link, and the way to all that ever were. */
export function Fill({ workerId, allHref }: SlotProps<'current-jobs'>) {
  const { calls, routes } = useJobArea();
  const query = { worker_id: workerId, status: 'assigned', per_page: SHOWN };
  const { data, error, isFetching, refetch } = useCall(calls.list, query);
  return (
    <Card title={t('menu.group.jobs')} action={<TextLink href={allHref}>{t('menu.jobs.all_jobs')}</TextLink>} flush>
      {!data && !error && <SkeletonList rows={SHOWN} row={`${styles.row}`} />}
      {!data && error && (
        <div className={styles.none}>
          <LoadFailed message={error.message} busy={isFetching} onRetry={() => void refetch()} />
        </div>
      )}
      {data?.total === 0 && <p className={styles.none}>{t('jobs.none_assigned')}</p>}
      {data && data.total > 0 && (
        <ul>
          {data.items.map((job) => (
            <CurrentJobRow key={job.id} job={job} href={hrefOf(routes.overview, { id: job.id })} />
          ))}
        </ul>
      )}
    </Card>
  );
}
