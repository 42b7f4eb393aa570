import type { Participant } from '@careloom/contract/resources/house-participants';
import { formatDate } from '@careloom/shared/format';
import type { Column } from '@careloom/shared/list';
import { Who } from '@careloom/shared/ui';
import { t } from '../texts';

export const participantColumns = (): Column<Participant>[] => [
  {
    key: 'name',
    head: t('field.participant.name'),
    place: 'title',
    sort: 'name',
    cell: ({ name }) => <Who name={name} />,
  },
  {
    key: 'dob',
    head: t('field.participant.date_of_birth'),
    number: true,
    sort: 'dob',
    labelled: true,
    cell: ({ dob }) => formatDate(dob),
  },
  {
    key: 'coordinator',
    head: t('field.participant.support_coordinator'),
    sort: 'support_coordinator',
    labelled: true,
    drop: 3,
    cell: ({ support_coordinator }) => support_coordinator,
  },
  {
    key: 'guardian',
    head: t('field.participant.parent_guardian'),
    sort: 'parent_guardian',
    labelled: true,
    drop: 2,
    cell: ({ parent_guardian }) => parent_guardian,
  },
  {
    key: 'manager',
    head: t('field.participant.plan_manager'),
    sort: 'plan_manager',
    labelled: true,
    drop: 2,
    cell: ({ plan_manager }) => plan_manager,
  },
  { key: 'notes', head: t('field.participant.notes'), truncate: 'two-lines', drop: 1, cell: ({ notes }) => notes },
];
