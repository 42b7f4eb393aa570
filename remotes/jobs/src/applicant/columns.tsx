import type { Applicant } from '@careloom/contract/resources/applicants';
import { formatCount, formatDate, fullName } from '@careloom/shared/format';
import { t } from './texts';
import type { Column } from '@careloom/shared/list';
import { State, Who } from '@careloom/shared/ui';
import { fitList } from './fit-list';
import { AGREEMENT_STATES, APPLICATION_STATES } from './states';

export const applicantColumns = (): Column<Applicant>[] => [
  {
    key: 'name',
    head: t('jobs.applicant_name'),
    place: 'title',
    sort: 'name',
    cell: (applicant) => (
      <Who
        name={fullName(applicant)}
        picture={applicant.sm_profile_picture_url}
        size={40}
        line={t('jobs.applied_on', { date: formatDate(applicant.applied_at) })}
      />
    ),
  },
  {
    key: 'member_since',
    head: t('field.job.member_since'),
    sort: 'member_since',
    number: true,
    drop: 1,
    labelled: true,
    cell: ({ member_since }) => formatDate(member_since),
  },
  {
    key: 'jobs_completed',
    head: t('field.job.jobs_completed'),
    sort: 'jobs_completed',
    number: true,
    drop: 2,
    labelled: true,
    cell: ({ jobs_completed }) => formatCount(jobs_completed),
  },
  {
    key: 'fit',
    head: t('jobs.fit'),
    sort: 'fit',
    place: 'line',
    cell: fitList,
  },
  {
    key: 'agreement',
    head: t('jobs.service_agreement'),
    place: 'line',
    drop: 2,
    cell: ({ agreement_in_force }) => (
      <span>
        <State of={AGREEMENT_STATES} value={agreement_in_force ? 'signed' : 'none'} />
      </span>
    ),
  },
  {
    key: 'assign_status',
    head: t('field.job.assign_status'),
    sort: 'assign_status',
    place: 'tag',
    cell: ({ assign_status }) => <State of={APPLICATION_STATES} value={assign_status} />,
  },
];
