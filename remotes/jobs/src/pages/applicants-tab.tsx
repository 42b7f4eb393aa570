import { APPLICATION_STATUSES, type Applicant } from '@careloom/contract/resources/applicants';
import type { Job } from '@careloom/contract/resources/jobs';
import { notify } from '@careloom/shared/chrome';
import { fullName } from '@careloom/shared/format';
import { t } from '../applicant/texts';
import { DataList, defineList } from '@careloom/shared/list';
import { hrefOf, lazyPage } from '@careloom/shared/navigation';
import { useCan } from '@careloom/shared/session';
import { Stack, stateWord } from '@careloom/shared/ui';
import { Columns3 } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useJobArea } from '../job/area';
import { useRouteJob } from '../job/requests';
import { applicantActions } from '../applicant/actions';
import { applicantColumns } from '../applicant/columns';
import { assignColumn } from '../applicant/assign-column';
import { UnassignableNote } from '../applicant/unassignable-note';
import { ReviewLegend } from '../applicant/review-legend';
import { useShortlist } from '../applicant/requests';
import { useAssign } from '../applicant/use-assign';
import { useReviewKeys } from '../applicant/review-keys';
import { APPLICATION_STATES } from '../applicant/states';

const CompareApplicants = lazyPage(() => import('../applicant/compare-applicants').then((module) => module.CompareApplicants));

/** More columns would not fit side by side. */
const MAX_COMPARED = 3;

/** The tab of a job's applicants. The admin side can assign; a team leader can only view. */
export function ApplicantsTab() {
  const job = useRouteJob();
  return job ? <Applicants job={job} /> : null;
}

const statusFilter = () => ({
  kind: 'select' as const,
  name: 'status',
  label: t('field.job.assign_status'),
  options: APPLICATION_STATUSES.map((value) => ({ value, label: stateWord(APPLICATION_STATES, value) })),
  multiple: true,
});

function Applicants({ job }: { job: Job }) {
  const { calls, routes } = useJobArea();
  const mayAssign = useCan('job-assign');
  const { assign, shown } = useAssign(job);
  const shortlist = useShortlist(job);
  const pageOf = ({ id }: Applicant) => hrefOf(routes.applicant, { id: job.id, applicantId: id });
  const [compared, setCompared] = useState<readonly Applicant[]>([]);
  const place = useRef<HTMLDivElement>(null);
  useReviewKeys(place);
  const assignCompared = (applicant: Applicant) => {
    setCompared([]);
    assign(applicant);
  };
  const definition = defineList({
    call: calls.applicants,
    input: { id: job.id },
    caption: t('form.job_applicants'),
    noun: { one: t('jobs.noun_applicant'), many: t('jobs.noun_applicants') },
    columns: [...applicantColumns(), ...(mayAssign ? [assignColumn(job, assign, shortlist)] : [])],
    ...(mayAssign && { actions: applicantActions(job, pageOf, { assign, shortlist }) }),
    keyOf: ({ id }: Applicant) => id,
    nameOf: fullName,
    hrefOf: pageOf,
    filters: [statusFilter()],
    sort: { by: 'fit', dir: 'desc' },
    bulk: [
      {
        label: t('jobs.compare'),
        icon: Columns3,
        onPick: (rows) => (rows.length < 2 || rows.length > MAX_COMPARED ? notify('info', t('jobs.compare_limit')) : setCompared(rows)),
      },
    ],
    beside: <ReviewLegend assigns={mayAssign} />,
    ...(mayAssign && { below: (rows) => <UnassignableNote job={job} applicants={rows} /> }),
    empty: { why: t('jobs.nobody_applied') },
  });
  return (
    <Stack ref={place}>
      {shown}
      <DataList definition={definition} />
      {compared.length > 0 && (
        <Suspense>
          <CompareApplicants
            job={job}
            applicants={compared}
            onAssign={mayAssign ? assignCompared : undefined}
            onClose={() => setCompared([])}
          />
        </Suspense>
      )}
    </Stack>
  );
}
