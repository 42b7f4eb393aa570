import { options } from '@careloom/contract/resources/options';
import { fullName } from '@careloom/shared/format';
import type { Filter } from '@careloom/shared/list';
import { useCall } from '@careloom/shared/query';
import { t } from './words';

export function useHouseFilters(): Filter[] {
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
