import type { Job } from '@careloom/contract/resources/jobs';
import { History } from '@careloom/shared/detail';
import { formatDate } from '@careloom/shared/format';
import { t } from './texts';
import { Card } from '@careloom/shared/ui';
import { historyOf, type JobEvent } from './history';

const lineOf = ({ at, who, when }: JobEvent) =>
  when === 'to-come' ? t('jobs.history.to_come') : [at && formatDate(at, 'displayTime'), who].filter(Boolean).join(' · ');

export function JobHistoryCard({ job }: { job: Job }) {
  const knots = historyOf(job).map((event) => ({
    key: event.title,
    title: t(event.title),
    line: lineOf(event),
    tone: event.when === 'now' ? ('moving' as const) : ('done' as const),
    toCome: event.when === 'to-come',
  }));
  return (
    <Card title={t('jobs.history')}>
      <History knots={knots} />
    </Card>
  );
}
