import type { ApplicantDetail } from '@careloom/contract/resources/applicants';
import { DetailPage, Overview } from '@careloom/shared/detail';
import { formatDate, fullName } from '@careloom/shared/format';
import { t } from '../applicant/texts';
import { useBreadcrumb, useIdParams } from '@careloom/shared/navigation';
import { useCan } from '@careloom/shared/session';
import { Button, State } from '@careloom/shared/ui';
import { BriefcaseBusiness, CalendarDays, Send, UserRoundCheck } from 'lucide-react';
import { useRouteJobQuery } from '../job/requests';
import { AgreementCard } from '../applicant/agreement-card';
import { AnswersCard } from '../applicant/answers-card';
import { SHORTLIST_LOOKS } from '../applicant/actions';
import { AppliedJobCard } from '../applicant/applied-job-card';
import { assignabilityOf, shortlistingOf } from '../applicant/rules';
import { useApplicant, useShortlist } from '../applicant/requests';
import { useAssign } from '../applicant/use-assign';
import { WorkerFactsCard } from '../applicant/worker-facts-card';
import { APPLICATION_STATES } from '../applicant/states';

/** One applicant of a job: person, application, agreement. The admin side can assign; a team leader can only view. */
export function ApplicantPage() {
  const { id, applicantId } = useIdParams('id', 'applicantId');
  const applicant = useApplicant(id, applicantId);
  const { data: job, isPending } = useRouteJobQuery();
  const mayAssign = useCan('job-assign');
  const { assign, shown } = useAssign(job);
  const shortlist = useShortlist(job);
  useBreadcrumb({ 'job name': job?.name, 'full name': applicant.data && fullName(applicant.data) });
  const button = (data: ApplicantDetail) => {
    const kind = mayAssign && job ? assignabilityOf(job, data).kind : 'over';
    const listing = mayAssign && job && shortlistingOf(job, data);
    return (
      <>
        {listing && <ShortlistButton listing={listing} onClick={() => shortlist(data)} />}
        {kind !== 'over' && (
          <Button variant={kind === 'free' ? 'solid' : 'outline'} onClick={() => assign(data)}>
            <UserRoundCheck aria-hidden />
            {t('button.assign')}
          </Button>
        )}
      </>
    );
  };
  return (
    <DetailPage
      // The Assign button in the heading depends on the job: one skeleton until both are loaded.
      query={isPending ? { ...applicant, data: undefined } : applicant}
      heading={(data) => ({
        name: fullName(data),
        tag: <State of={APPLICATION_STATES} value={data.assign_status} />,
        facts: [
          { icon: Send, label: t('jobs.application'), value: t('jobs.applied_on', { date: formatDate(data.applied_at) }) },
          {
            icon: CalendarDays,
            label: t('field.job.member_since'),
            value: t('jobs.member_since', { date: formatDate(data.member_since) }),
          },
          {
            icon: BriefcaseBusiness,
            label: t('field.job.jobs_completed'),
            value: t('jobs.jobs_completed', { count: data.jobs_completed }),
          },
        ],
        actions: button(data),
      })}
    >
      {(data) => (
        <>
          {shown}
          <Overview
            aside={
              <>
                {job && <AppliedJobCard job={job} />}
                <AgreementCard applicant={data} />
              </>
            }
          >
            <WorkerFactsCard applicant={data} />
            <AnswersCard details={data.worker.details} />
          </Overview>
        </>
      )}
    </DetailPage>
  );
}

/** Adds the applicant to the shortlist, or removes them. */
function ShortlistButton({ listing, onClick }: { listing: keyof typeof SHORTLIST_LOOKS; onClick: () => void }) {
  const { label, icon: Icon } = SHORTLIST_LOOKS[listing];
  return (
    <Button variant="outline" onClick={onClick}>
      <Icon aria-hidden />
      {t(label)}
    </Button>
  );
}
