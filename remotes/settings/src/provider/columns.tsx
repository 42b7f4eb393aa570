import type { Provider } from '@careloom/contract/resources/providers';
import { formatBusinessNumber } from '@careloom/shared/format';
import type { Column } from '@careloom/shared/list';
import { Who } from '@careloom/shared/ui';
import { t } from '../texts';

export const providerColumns = (): Column<Provider>[] => [
  { key: 'name', head: t('field.provider.name'), place: 'title', sort: 'name', cell: ({ name }) => <Who name={name} place /> },
  {
    key: 'abn',
    head: t('field.provider.acn_abn'),
    place: 'line',
    sort: 'abn',
    number: true,
    cell: ({ abn }) => formatBusinessNumber(abn),
  },
];
