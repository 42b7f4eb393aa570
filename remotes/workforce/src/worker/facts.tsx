import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import { formatBusinessNumber, formatDate, formatDecimal } from '@careloom/shared/format';
import { t } from './texts';
import styles from './facts.module.css';
import { Capitalized, Card, Digits, Facts, MailLink, PhoneLink } from '@careloom/shared/ui';

const yesOrNo = (bit: 0 | 1) => (bit === 1 ? t('records.yes') : t('records.no'));

export function WorkerFacts({ worker }: { worker: SupportWorker }) {
  const { location, details } = worker;
  const facts = [
    { label: t('field.house.email'), value: <MailLink email={worker.email} /> },
    { label: t('field.house.contact_number'), value: worker.contact_no && <PhoneLink number={worker.contact_no} /> },
    { label: t('field.participant.date_of_birth'), value: worker.dob && formatDate(worker.dob) },
    { label: t('records.gender'), value: worker.gender && <Capitalized>{worker.gender}</Capitalized> },
    { label: t('field.worker.date_of_application'), value: formatDate(worker.created_at) },
    { label: t('field.worker.abn'), value: details.abn && <Digits>{formatBusinessNumber(details.abn)}</Digits> },
    { label: t('field.worker.xero_contact_id'), value: worker.xero_contact_id },
    { label: t('field.house.address'), value: location.address },
    { label: t('field.house.suburb'), value: location.suburb },
    { label: t('field.house.state'), value: location.state?.name },
    { label: t('field.house.post_code'), value: location.post_code },
    { label: t('field.worker.other_info'), value: details.other_info, whole: true },
  ];
  return (
    <Card title={t('records.profile')}>
      <Facts facts={facts} />
    </Card>
  );
}

export function ApplicationAnswers({ details }: Pick<SupportWorker, 'details'>) {
  const clients = details.clients.map(({ name, email }) => `${name} (${email})`).join(', ');
  const words = [
    { label: t('field.worker.why_become_a_contractor'), value: details.why_contractor },
    { label: t('field.worker.prior_experience'), value: details.prior_experience },
  ];
  const facts = [
    {
      label: t('field.worker.weekly_hours_wanted'),
      value: details.weekly_hours && t('records.hours', { hours: formatDecimal(details.weekly_hours) }),
    },
    { label: t('field.worker.how_they_heard_about_the_product'), value: details.heard_about },
    { label: t('field.worker.bringing_clients'), value: clients || yesOrNo(details.bringing_clients) },
  ];
  return (
    <Card title={t('records.application')}>
      <dl className={styles.words}>
        {words.map(({ label, value }) => (
          <div key={label} className={styles.answer}>
            <dt className={styles.question}>{label}</dt>
            <dd className={styles.own}>{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
      <Facts facts={facts} />
    </Card>
  );
}
