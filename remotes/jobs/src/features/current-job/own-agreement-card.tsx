import { formatDate } from '@careloom/shared/format';
import { t } from '@careloom/shared/i18n';
import { hasRoute, RouteLink } from '@careloom/shared/navigation';
import { Card, Ledger, State } from '@careloom/shared/ui';
import { ExpiryTag } from '../../job/job-tags';
import type { CurrentJob } from './get-current-job';

/** The agreement under which the worker works, and when it ends. */
export function OwnAgreementCard({ agreement }: { agreement: CurrentJob['agreement'] }) {
  const link = hasRoute('worker-service-agreements') && (
    <RouteLink to="worker-service-agreements" className="cl-link">
      {t('jobs.view')}
    </RouteLink>
  );
  const facts = [
    { label: t('field.job.status'), value: <State of="agreement" value={agreement?.status ?? 'none'} /> },
    { label: t('field.job.end_date'), value: formatDate(agreement?.end_date) },
  ];
  return (
    <Card title={t('jobs.service_agreement')} action={link}>
      <div className="cl-col">
        <Ledger facts={facts} />
        {agreement?.expiry_message && <ExpiryTag>{agreement.expiry_message}</ExpiryTag>}
      </div>
    </Card>
  );
}
