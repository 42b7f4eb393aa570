import type { TeamMember } from '@careloom/contract/resources/my-team';
import { formatDate, fullName } from '@careloom/shared/format';
import type { Column } from '@careloom/shared/list';
import { State, Who } from '@careloom/shared/ui';
import { stateOfActive } from '../house/format';
import { HOUSE_STATES } from '../house/states';
import { t } from './texts';
import styles from './columns.module.css';
import { typeWord } from './states';

export const memberColumns = (): Column<TeamMember>[] => [
  {
    key: 'name',
    head: t('field.worker.name'),
    place: 'title',
    sort: 'name',
    cell: (member) => (
      <div className={styles.who}>
        <Who name={fullName(member)} line={member.email} picture={member.sm_profile_picture_url} />
      </div>
    ),
  },
  {
    key: 'type',
    head: t('field.team.member_type'),
    sort: 'user_type',
    place: 'line',
    cell: ({ user_type }) => <span className={styles.type}>{typeWord(user_type)}</span>,
  },
  {
    key: 'manager',
    head: t('field.team.senior_manager_reporting_to'),
    sort: 'senior_manager',
    drop: 1,
    place: 'none',
    cell: ({ senior_manager }) => senior_manager && fullName(senior_manager),
  },
  { key: 'contact', head: t('field.team.contact_number'), drop: 1, cell: ({ contact_no }) => contact_no },
  {
    key: 'house',
    head: t('field.team.currently_assigned_house'),
    sort: 'current_house',
    drop: 2,
    cell: ({ current_house }) => current_house?.name,
  },
  {
    key: 'added',
    head: t('field.team.added_date'),
    sort: 'created_at',
    number: true,
    drop: 3,
    place: 'none',
    cell: ({ created_at }) => formatDate(created_at),
  },
  {
    key: 'active',
    head: t('field.team.status'),
    sort: 'is_active',
    place: 'tag',
    cell: ({ is_active }) => <State of={HOUSE_STATES} value={stateOfActive(is_active)} />,
  },
];
