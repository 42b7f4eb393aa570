import type { ApplicantDetail } from '@careloom/contract/resources/applicants';
import { formatBusinessNumber, formatCount, formatDate } from '@careloom/shared/format';
import { t } from './texts';
import { Card, Digits, Facts, MailLink, PhoneLink, State, type Fact } from '@careloom/shared/ui';
import { AVAILABILITY_STATES, VERIFICATION_STATES } from './states';

const addressOf = ({ address, suburb, state, post_code }: ApplicantDetail['worker']['location']) =>
  [address, [suburb, state?.name, post_code].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** The applicant: contact details, and status as a support worker. */
export function WorkerFactsCard({ applicant }: { applicant: ApplicantDetail }) {
  const { worker } = applicant;
  const facts: Fact[] = [
    { label: t('field.team.email'), value: <MailLink email={worker.email} /> },
    { label: t('field.team.contact_number'), value: worker.contact_no && <PhoneLink number={worker.contact_no} /> },
    { label: t('field.team.date_of_birth'), value: formatDate(worker.dob) },
    { label: t('field.worker.address_info'), value: addressOf(worker.location) },
    {
      label: t('field.worker.abn'),
      value: worker.details.abn && <Digits>{formatBusinessNumber(worker.details.abn)}</Digits>,
    },
    { label: t('field.worker.date_of_application'), value: formatDate(worker.created_at) },
    { label: t('field.worker.verification_status'), value: <State of={VERIFICATION_STATES} value={worker.verification_status} /> },
    { label: t('field.worker.availability'), value: <State of={AVAILABILITY_STATES} value={worker.availability} /> },
    { label: t('field.job.jobs_completed'), value: formatCount(applicant.jobs_completed) },
  ];
  return (
    <Card title={t('jobs.support_worker')}>
      <Facts facts={facts} />
    </Card>
  );
}
