import type { ApplicantDetail } from '@careloom/contract/resources/applicants';
import { formatDate } from '@careloom/shared/format';
import { t } from './texts';
import { Card, Ledger, Note, Stack, State, type Fact } from '@careloom/shared/ui';
import { ExpiryTag } from '../job/tags';
import { AGREEMENT_STATES } from './states';

/** The worker's service agreement; without one in force, the job cannot be assigned. */
export function AgreementCard({ applicant }: { applicant: ApplicantDetail }) {
  const agreement = applicant.worker.service_agreement;
  const facts: Fact[] = [
    { label: t('field.job.status'), value: <State of={AGREEMENT_STATES} value={agreement?.status ?? 'none'} /> },
    { label: t('field.job.end_date'), value: formatDate(agreement?.end_date) },
  ];
  return (
    <Card title={t('field.worker.service_agreement')}>
      <Stack>
        <Ledger facts={facts} />
        {agreement?.expiry_message && <ExpiryTag>{agreement.expiry_message}</ExpiryTag>}
        {!applicant.agreement_in_force && <Note kind="warning">{t('job.no_agreement')}</Note>}
      </Stack>
    </Card>
  );
}
