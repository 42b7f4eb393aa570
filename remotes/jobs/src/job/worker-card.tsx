import type { Job } from '@careloom/contract/resources/jobs';
import { formatDate, fullName } from '@careloom/shared/format';
import { t } from './texts';
import { hasRoute, hrefOf } from '@careloom/shared/navigation';
import { useCan } from '@careloom/shared/session';
import { Card, TextLink, Who } from '@careloom/shared/ui';
import { useJobArea } from './area';

/** The worker to whom the job is or was assigned. */
export function WorkerCard({ job, worker }: { job: Job; worker: NonNullable<Job['worker']> }) {
  const { worker: route } = useJobArea().routes;
  const opens = useCan(['support-worker-read', 'team-leader-support-worker-read']) && hasRoute(route);
  const link = opens && <TextLink href={hrefOf(route, { id: worker.id, type: 'support-workers' })}>{t('jobs.open_worker')}</TextLink>;
  const since = job.assigned_at ? t('jobs.assigned_on', { date: formatDate(job.assigned_at) }) : null;
  return (
    <Card title={t('jobs.assigned_worker')} action={link}>
      <Who name={fullName(worker)} picture={worker.sm_profile_picture_url} line={since} size={40} />
    </Card>
  );
}
