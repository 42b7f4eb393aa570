import { providers } from '@careloom/contract/resources/providers';
import { t } from '../texts';
import { defineList, ListPage } from '@careloom/shared/list';
import { providerColumns } from '../provider/columns';

export function ProvidersPage() {
  const definition = defineList({
    call: providers.list,
    caption: t('menu.masters.providers'),
    noun: { one: t('records.noun_provider'), many: t('records.noun_providers') },
    columns: providerColumns(),
    keyOf: ({ id }) => id,
    nameOf: ({ name }) => name,
  });
  return <ListPage title={t('menu.masters.providers')} definition={definition} />;
}
