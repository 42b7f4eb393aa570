import { houses } from '@careloom/contract/resources/houses';
import { options } from '@careloom/contract/resources/options';
import { fullName } from '@careloom/shared/format';
import { t } from '../texts';
import { defineList, ListPage, type Filter } from '@careloom/shared/list';
import { hrefOf } from '@careloom/shared/navigation';
import { useCall } from '@careloom/shared/query';
import { houseColumns } from '../house/columns';

function useHouseFilters(): Filter[] {
  const { data: leaders = [] } = useCall(options.teamLeaders, {});
  const { data: states = [] } = useCall(options.states, {});
  return [
    {
      kind: 'select',
      name: 'is_active',
      label: t('field.house.active_status'),
      options: [
        { value: '1', label: t('option.active.active') },
        { value: '0', label: t('option.active.inactive') },
      ],
    },
    {
      kind: 'select',
      name: 'team_leader_id',
      label: t('field.house.team_leader'),
      options: leaders.map((leader) => ({ value: String(leader.id), label: fullName(leader) })),
    },
    {
      kind: 'select',
      name: 'state_id',
      label: t('field.house.state'),
      options: states.map(({ id, name }) => ({ value: String(id), label: name })),
    },
  ];
}

export function HousesPage() {
  const definition = defineList({
    call: houses.list,
    caption: t('menu.houses'),
    noun: { one: t('records.noun_house'), many: t('records.noun_houses') },
    columns: houseColumns(),
    keyOf: ({ id }) => id,
    nameOf: ({ name }) => name,
    hrefOf: ({ id }) => hrefOf('house-details-overview', { id }),
    filters: useHouseFilters(),
  });
  return <ListPage title={t('menu.houses')} definition={definition} />;
}
