import { type Leadership, myTeam } from '@careloom/contract/resources/my-team';
import { formatDate } from '@careloom/shared/format';
import { type Column, DataList, defineList } from '@careloom/shared/list';
import { hrefOf, useIdParams } from '@careloom/shared/navigation';
import { houseNoun } from '../house/noun';
import { t } from '../team-member/texts';

/** The houses that a member led, within a period. */
export function MemberWorkHistory() {
  const { id } = useIdParams('id');
  const definition = defineList({
    call: myTeam.workHistory,
    input: { id },
    caption: t('team.work_history'),
    noun: houseNoun(),
    columns: historyColumns(),
    keyOf: (leadership) => leadership.id,
    nameOf: ({ house }) => house.name,
    hrefOf: ({ house }) => hrefOf('house-details-overview', { id: house.id }),
    filters: [{ kind: 'range', label: t('team.period'), from: 'from', to: 'to' }],
    searchable: false,
    empty: { why: t('team.no_history') },
  });
  return <DataList definition={definition} dense />;
}

/** A house that was led, and for how long. */
const historyColumns = (): Column<Leadership>[] => [
  { key: 'house', head: t('records.house'), place: 'title', cell: ({ house }) => house.name },
  { key: 'from', head: t('team.from'), number: true, labelled: true, cell: ({ from }) => formatDate(from) },
  { key: 'to', head: t('team.to'), number: true, labelled: true, cell: ({ to }) => (to === null ? t('team.until_now') : formatDate(to)) },
];
