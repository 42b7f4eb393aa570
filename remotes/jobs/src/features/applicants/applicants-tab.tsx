import { APPLICATION_STATUSES, type Applicant } from '@careloom/contract/resources/applicants';
import type { Job } from '@careloom/contract/resources/jobs';
import { fullName } from '@careloom/shared/format';
import { t } from '@careloom/shared/i18n';
import { DataList, defineList } from '@careloom/shared/list';
import { hrefOf } from '@careloom/shared/navigation';
import { useCan } from '@careloom/shared/session';
import { stateWord } from '@careloom/shared/ui';
import { useRef } from 'react';
import { useJobArea } from '../../job/area';
import { useJobHere } from '../../job/get-job';
import { applicantColumns } from './applicant-columns';
import { assignColumn } from './assign-column';
import { NotYetNote } from './not-yet-note';
import { ReviewLegend } from './review-legend';
import { useAssign } from './use-assign';
import { useReviewKeys } from './use-review-keys';

/** The tab of a job's applicants. Only the admin side assigns; a team leader looks. */
export function ApplicantsTab() {
  const job = useJobHere();
  return job ? <Applicants job={job} /> : null;
}

const statusFilter = () => ({
  kind: 'select' as const,
  name: 'status',
  label: t('field.job.assign_status'),
  options: APPLICATION_STATUSES.map((value) => ({ value, label: stateWord('application', value) })),
  multiple: true,
});

function Applicants({ job }: { job: Job }) {
  const { calls, routes } = useJobArea();
  const mayAssign = useCan('job-assign');
  const { assign, shown } = useAssign(job);
  const place = useRef<HTMLDivElement>(null);
  useReviewKeys(place);
  const definition = defineList({
    call: calls.applicants,
    input: { id: job.id },
    caption: t('form.job_applicants'),
    noun: { one: t('jobs.noun_applicant'), many: t('jobs.noun_applicants') },
    columns: [...applicantColumns(), ...(mayAssign ? [assignColumn(job, assign)] : [])],
    keyOf: ({ id }: Applicant) => id,
    nameOf: fullName,
    hrefOf: ({ id }) => hrefOf(routes.applicant, { id: job.id, applicantId: id }),
    filters: [statusFilter()],
    beside: <ReviewLegend assigns={mayAssign} />,
    ...(mayAssign && { below: (rows) => <NotYetNote job={job} applicants={rows} /> }),
    empty: { why: t('jobs.nobody_applied') },
  });
  return (
    <div ref={place} className="cl-col">
      {shown}
      <DataList definition={definition} />
    </div>
  );
}
