import type { Job } from '@careloom/contract/resources/jobs';
import { formatCount, formatDate, formatDecimal, fullName } from '@careloom/shared/format';
import { t } from './texts';
import type { Column } from '@careloom/shared/list';
import { AvatarStack, OnlyOnCard, Row, type Face } from '@careloom/shared/ui';
import { placeOf } from './facts';
import { JobTag } from './tags';
import { labelOf } from './labels';

type JobColumn = 'name' | 'house' | 'type' | 'start_date' | 'end_date' | 'weekly_hours' | 'applicants' | 'worker' | 'status';

/** All columns that a list of jobs may have, in display order. */
const columns = (): Readonly<Record<JobColumn, Column<Job>>> => ({
  name: {
    key: 'name',
    head: t('field.job.name_title'),
    place: 'title',
    sort: 'name',
    truncate: 'two-lines',
    cell: ({ name }) => name,
    under: ({ description }) => description,
  },
  house: {
    key: 'house',
    head: t('field.job.location_house'),
    place: 'line',
    sort: 'house',
    truncate: 'one-line',
    cell: ({ house }) => house.name,
    second: ({ house }) => placeOf(house),
  },
  type: { key: 'type', head: t('field.job.type'), sort: 'type', drop: 2, cell: ({ type }) => labelOf('type', type) },
  weekly_hours: {
    key: 'weekly_hours',
    head: t('jobs.weekly_hours'),
    sort: 'weekly_hours',
    number: true,
    drop: 1,
    cell: ({ weekly_hours }) => formatDecimal(weekly_hours),
    unit: 'h',
  },
  start_date: {
    key: 'start_date',
    head: t('field.job.start_date'),
    sort: 'start_date',
    number: true,
    cell: ({ start_date }) => formatDate(start_date),
  },
  end_date: {
    key: 'end_date',
    head: t('field.job.end_date'),
    sort: 'end_date',
    number: true,
    lead: ({ end_date }) => end_date && t('jobs.until'),
    cell: ({ end_date }) => end_date && formatDate(end_date),
  },
  applicants: {
    key: 'applicants',
    head: t('jobs.applicants'),
    sort: 'applicants_count',
    number: true,
    place: 'aside',
    drop: 3,
    cell: (job) => (
      <Row>
        {job.applicants_count === 0 && <OnlyOnCard>{t('jobs.applicants')}</OnlyOnCard>}
        <AvatarStack people={facesOf(job)} />
        <strong>{formatCount(job.applicants_count)}</strong>
      </Row>
    ),
  },
  worker: {
    key: 'worker',
    head: t('jobs.assigned_worker'),
    sort: 'worker',
    drop: 2,
    cell: ({ worker }) => worker && fullName(worker),
  },
  status: { key: 'status', head: t('field.job.status'), sort: 'status', place: 'tag', cell: (job) => <JobTag job={job} /> },
});

const faceOf = ({ id, sm_profile_picture_url, ...names }: Job['applicants'][number]): Face => ({
  id,
  name: fullName(names),
  picture: sm_profile_picture_url,
});

/** Once a worker is chosen, the other applicants are shown as a number only. */
const facesOf = ({ worker, applicants }: Job): Face[] => (worker ? [worker] : applicants).map(faceOf);

/** The columns of one list, by name. */
export function jobColumns(...wanted: readonly JobColumn[]): Column<Job>[] {
  const all = columns();
  return wanted.map((name) => all[name]);
}
