import type { ServiceAgreement } from '@careloom/contract/resources/agreements';

import { formatBusinessNumber, formatDate } from '@careloom/shared/format';
import { Card, Digits, Facts, Prose } from '@careloom/shared/ui';
import { t } from './texts';

/** The facts of an agreement, with the labels of the specification. */
export function AgreementFactsCard({ agreement }: { agreement: ServiceAgreement }) {
  const { additional_requirements: more, terminate_reason: reason } = agreement;
  const facts = [
    { label: t('field.agreement.provider'), value: agreement.provider.name },
    { label: t('field.agreement.pay_level'), value: agreement.pay_level.name },
    { label: t('field.agreement.first_name'), value: agreement.first_name },
    { label: t('field.agreement.last_name'), value: agreement.last_name },
    { label: t('field.agreement.abn'), value: <Digits>{formatBusinessNumber(agreement.abn)}</Digits> },
    { label: t('field.agreement.commencement_date'), value: formatDate(agreement.commencement_date) },
    { label: t('field.agreement.term'), value: t('agreement.months', { count: agreement.term }) },
    { label: t('agreement.end_date'), value: formatDate(agreement.end_date) },
    { label: t('field.agreement.hours_of_work'), value: agreement.hours_of_work },
    { label: t('field.agreement.agreement_date'), value: formatDate(agreement.agreement_date) },
    { label: t('field.agreement.services'), value: <Prose>{agreement.services}</Prose>, whole: true },
    { label: t('field.agreement.additional_requirements'), value: more && <Prose>{more}</Prose>, whole: true },
    ...(reason ? [{ label: t('field.agreement.terminate_reason'), value: reason, whole: true }] : []),
  ];
  return (
    <Card title={t('records.agreement')}>
      <Facts facts={facts} />
    </Card>
  );
}
