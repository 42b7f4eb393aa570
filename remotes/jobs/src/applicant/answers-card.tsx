import type { ApplicantDetail } from '@careloom/contract/resources/applicants';
import { formatDecimal } from '@careloom/shared/format';
import { t } from './texts';
import { Card, Facts, Prose, type Fact } from '@careloom/shared/ui';

type Details = ApplicantDetail['worker']['details'];

const prose = (text: string | null) => text && <Prose>{text}</Prose>;

const clientsOf = ({ bringing_clients, clients }: Details) => {
  if (bringing_clients === 0) return t('jobs.no');
  if (clients.length === 0) return t('jobs.yes');
  return clients.map(({ name, email }) => <div key={email}>{[name, email].filter(Boolean).join(' · ')}</div>);
};

export function AnswersCard({ details }: { details: Details }) {
  const facts: Fact[] = [
    { label: t('field.worker.why_become_a_contractor'), value: prose(details.why_contractor), whole: true },
    { label: t('field.worker.prior_experience'), value: prose(details.prior_experience), whole: true },
    { label: t('field.worker.bringing_clients'), value: clientsOf(details) },
    { label: t('field.worker.weekly_hours_wanted'), value: formatDecimal(details.weekly_hours) },
    { label: t('field.worker.how_they_heard_about_the_product'), value: details.heard_about },
    { label: t('field.worker.other_info'), value: prose(details.other_info), whole: true },
  ];
  return (
    <Card title={t('jobs.application')}>
      <Facts facts={facts} />
    </Card>
  );
}
