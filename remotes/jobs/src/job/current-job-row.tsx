import type { Job } from '@careloom/contract/resources/jobs';
import { CardRow } from '@careloom/shared/detail';
import { formatDate, formatHours } from '@careloom/shared/format';
import { Who } from '@careloom/shared/ui';
import { t } from './texts';
import styles from './current-job-row.module.css';
import { JobTag } from './tags';

/** "Saltbush Cottage · 24.00 h a week since 2 Oct 2026". */
function lineOf({ house, weekly_hours, assigned_at }: Job): string {
  const week = t('jobs.hours_a_week', { hours: formatHours(weekly_hours) });
  const since = assigned_at ? ` ${t('jobs.since', { date: formatDate(assigned_at) })}` : '';
  return `${house.name} · ${week}${since}`;
}

/** A job in one row of a card; the whole row is the link. */
export function CurrentJobRow({ job, href }: { job: Job; href: string }) {
  return (
    <CardRow href={href}>
      <div className={styles.what}>
        <Who name={job.name} person={job.house.name} line={lineOf(job)} size={40} place />
      </div>
      <span className={styles.state}>
        <JobTag job={job} />
      </span>
    </CardRow>
  );
}
