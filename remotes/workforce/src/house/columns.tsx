import type { House } from '@careloom/contract/resources/houses';
import { formatCount, fullName } from '@careloom/shared/format';
import { t } from '../texts';
import type { Column } from '@careloom/shared/list';
import { State, Who } from '@careloom/shared/ui';
import { placeOf, stateOfActive } from './format';
import { HOUSE_STATES } from './states';

export const houseColumns = (): Column<House>[] => [
  {
    key: 'name',
    head: t('field.house.house_name'),
    place: 'title',
    sort: 'name',
    cell: (house) => <Who name={house.name} line={placeOf(house)} place />,
  },
  { key: 'leader', head: t('field.house.team_leader'), place: 'line', cell: ({ team_leader }) => team_leader && fullName(team_leader) },
  {
    key: 'contact',
    head: t('field.house.contact_number'),
    drop: 1,
    cell: ({ contact_no }) => contact_no,
  },
  {
    key: 'participants',
    head: t('field.house.participants'),
    number: true,
    labelled: true,
    drop: 3,
    cell: ({ participants_count }) => formatCount(participants_count),
  },
  { key: 'jobs', head: t('field.house.jobs'), number: true, labelled: true, cell: ({ jobs_count }) => formatCount(jobs_count) },
  {
    key: 'workers',
    head: t('field.house.workers'),
    number: true,
    labelled: true,
    drop: 2,
    cell: ({ workers_count }) => formatCount(workers_count),
  },
  {
    key: 'active',
    head: t('field.house.active_status'),
    sort: 'is_active',
    place: 'tag',
    cell: ({ is_active }) => <State of={HOUSE_STATES} value={stateOfActive(is_active)} />,
  },
];
