import { formatDate } from '@careloom/shared/format';
import { t } from './words';
import { hasRoute, hrefOf } from '@careloom/shared/navigation';
import { Card, Ledger, Stack, State, TextLink } from '@careloom/shared/ui';
import { ExpiryTag } from './tags';
import type { CurrentJob } from './requests';
import { AGREEMENT_STATES } from '../applicant/states';

/** The agreement under which the worker works, and its end date. */
export function OwnAgreementCard({ agreement }: { agreement: CurrentJob['agreement'] }) {
  const link = hasRoute('worker-service-agreements') && <TextLink href={hrefOf('worker-service-agreements')}>{t('records.view')}</TextLink>;
  const facts = [
    { label: t('field.job.status'), value: <State of={AGREEMENT_STATES} value={agreement?.status ?? 'none'} /> },
    { label: t('field.job.end_date'), value: formatDate(agreement?.end_date) },
  ];
  return (
    <Card title={t('jobs.service_agreement')} action={link}>
      <Stack>
        <Ledger facts={facts} />
        {agreement?.expiry_message && <ExpiryTag>{agreement.expiry_message}</ExpiryTag>}
      </Stack>
    </Card>
  );
}
