import type { Job } from '@careloom/contract/resources/jobs';
import { t } from './texts';
import { hrefOf } from '@careloom/shared/navigation';
import { Card, Subtext, TextLink } from '@careloom/shared/ui';
import { useJobArea } from '../job/area';
import { periodOf, placeOf, weekOf } from '../job/facts';
import { JobTag } from '../job/tags';

/** The job applied for, with a link to all its applicants. */
export function AppliedJobCard({ job }: { job: Job }) {
  const { routes } = useJobArea();
  return (
    <Card title={t('jobs.applied_for')} action={<JobTag job={job} />}>
      <TextLink href={hrefOf(routes.applicants, { id: job.id })}>{job.name}</TextLink>
      <Subtext>
        {job.house.name}, {placeOf(job.house)}
      </Subtext>
      <Subtext>{periodOf(job)}</Subtext>
      <Subtext>{weekOf(job)}</Subtext>
    </Card>
  );
}
