import { supportWorkers } from '@careloom/contract/resources/support-workers';
import { fullName } from '@careloom/shared/format';
import { t } from '../worker/texts';
import { defineList, ListPage } from '@careloom/shared/list';
import { hrefOf } from '@careloom/shared/navigation';
import { workerColumns } from '../worker/columns';

export function RejectedWorkersPage() {
  const definition = defineList({
    call: supportWorkers.rejected,
    caption: t('menu.support_workers.rejected_workers'),
    noun: { one: t('records.noun_worker'), many: t('records.noun_workers') },
    columns: workerColumns('name', 'contact', 'applied', 'verification'),
    keyOf: ({ id }) => id,
    nameOf: fullName,
    hrefOf: ({ id }) => hrefOf('support-worker-details-overview', { type: 'rejected-applicants', id }),
  });
  return <ListPage title={t('menu.support_workers.rejected_workers')} definition={definition} />;
}
