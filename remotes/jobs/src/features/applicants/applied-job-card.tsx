import type { Job } from '@careloom/contract/resources/jobs';
import { t } from '@careloom/shared/i18n';
import { RouteLink } from '@careloom/shared/navigation';
import { Card } from '@careloom/shared/ui';
import { useJobArea } from '../../job/area';
import { periodOf, placeOf, weekOf } from '../../job/job-facts';
import { JobTag } from '../../job/job-tags';

/** What they applied for, and the way back to all who did. */
export function AppliedJobCard({ job }: { job: Job }) {
  const { routes } = useJobArea();
  return (
    <Card title={t('jobs.applied_for')} action={<JobTag job={job} />}>
      <RouteLink to={routes.applicants} params={{ id: job.id }} className="cl-link">
        {job.name}
      </RouteLink>
      <div className="cl-line">
        {job.house.name}, {placeOf(job.house)}
      </div>
      <div className="cl-line">{periodOf(job)}</div>
      <div className="cl-line">{weekOf(job)}</div>
    </Card>
  );
}
