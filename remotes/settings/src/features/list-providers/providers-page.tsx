import { providers, type Provider } from '@careloom/contract/resources/providers';
import { t } from '@careloom/shared/i18n';
import { defineList, ListPage, type Column } from '@careloom/shared/list';
import { Who } from '@careloom/shared/ui';
import { groupedNumber } from './grouped-number';

const columns = (): Column<Provider>[] => [
  { key: 'name', head: t('field.provider.name'), place: 'title', sort: 'name', cell: ({ name }) => <Who name={name} place /> },
  { key: 'abn', head: t('field.provider.acn_abn'), place: 'line', sort: 'abn', number: true, cell: ({ abn }) => groupedNumber(abn) },
];

export function ProvidersPage() {
  const definition = defineList({
    call: providers.list,
    caption: t('menu.masters.providers'),
    noun: { one: t('records.noun_provider'), many: t('records.noun_providers') },
    columns: columns(),
    keyOf: ({ id }) => id,
    nameOf: ({ name }) => name,
  });
  return <ListPage title={t('menu.masters.providers')} definition={definition} />;
}
