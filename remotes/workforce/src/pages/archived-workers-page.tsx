import { supportWorkers } from '@careloom/contract/resources/support-workers';
import { fullName } from '@careloom/shared/format';
import { t } from '../texts';
import { defineList, ListPage } from '@careloom/shared/list';
import { hrefOf } from '@careloom/shared/navigation';
import { workerColumns } from '../worker/columns';
import { availabilityFilter } from '../worker/filters';

export function ArchivedWorkersPage() {
  const definition = defineList({
    call: supportWorkers.list,
    input: { archived: 1 },
    caption: t('menu.masters.archived'),
    noun: { one: t('records.noun_worker'), many: t('records.noun_workers') },
    columns: workerColumns('name', 'contact', 'applied', 'verification'),
    keyOf: ({ id }) => id,
    nameOf: fullName,
    hrefOf: ({ id }) => hrefOf('support-worker-details-overview', { type: 'support-workers', id }),
    filters: availabilityFilter(),
  });
  return <ListPage title={t('menu.masters.archived')} definition={definition} />;
}
