import type { Job } from '@careloom/contract/resources/jobs';
import { formatCount, formatDate, formatDecimal, fullName } from '@careloom/shared/format';
import { t } from './texts';
import { Card, Facts, Prose, Row, type Fact } from '@careloom/shared/ui';
import { daysOf, jobExpiry } from './facts';
import { overnightOf } from './overnight';
import { ExpiryTag } from './tags';
import { labelOf } from './labels';

/** All facts of a job, with the catalogue's labels. The status is also the tag beside its name. */
export function JobFactsCard({ job }: { job: Job }) {
  const expiry = jobExpiry(job);
  const end = (
    <Row wrap>
      {job.end_date === null ? t('jobs.no_end_date') : formatDate(job.end_date)}
      {expiry && <ExpiryTag>{expiry}</ExpiryTag>}
    </Row>
  );
  const facts: Fact[] = [
    { label: t('field.job.description'), value: <Prose>{job.description}</Prose>, whole: true },
    { label: t('field.job.type'), value: labelOf('type', job.type) },
    { label: t('field.job.service_needed'), value: job.service_needed },
    { label: t('field.job.status'), value: labelOf('status', job.status) },
    { label: t('field.job.start_date'), value: formatDate(job.start_date) },
    { label: t('field.job.end_date'), value: end },
    { label: t('field.job.duration'), value: job.duration },
    { label: t('field.job.weekly_support_hours'), value: formatDecimal(job.weekly_hours) },
    { label: t('field.job.when_needed'), value: daysOf(job) },
    { label: t('field.job.number_of_workers'), value: formatCount(job.number_of_workers) },
    { label: t('field.job.start_time'), value: job.start_time },
    { label: t('field.job.end_time'), value: job.end_time },
    { label: t('field.job.overnight'), value: overnightOf(job) },
    { label: t('field.job.preferred_worker_gender'), value: labelOf('preferred_gender', job.preferred_gender) },
    { label: t('field.job.visibility'), value: labelOf('visibility', job.visibility) },
    { label: t('field.job.posted_by'), value: fullName(job.posted_by) },
    { label: t('field.job.date_created'), value: formatDate(job.created_at) },
  ];
  return (
    <Card title={t('form.job_details')}>
      <Facts facts={facts} />
    </Card>
  );
}
