import { type SupportWorker, supportWorkers } from '@careloom/contract/resources/support-workers';
import { fullName } from '@careloom/shared/format';
import { t } from '../worker/texts';
import { defineList, ListPage } from '@careloom/shared/list';
import { hrefOf } from '@careloom/shared/navigation';
import { workerColumns } from '../worker/columns';
import { availabilityFilter } from '../worker/filters';
import { useWorkerRowActions } from './worker-row-actions';

const pageOf = ({ id }: SupportWorker) => hrefOf('support-worker-details-overview', { type: 'support-workers', id });

/** Workers who were archived; each is restored from its row. */
export function ArchivedWorkersPage() {
  const { actions, dialogs } = useWorkerRowActions(pageOf);
  const definition = defineList({
    call: supportWorkers.list,
    input: { archived: 1 },
    caption: t('menu.masters.archived'),
    noun: { one: t('records.noun_worker'), many: t('records.noun_workers') },
    columns: workerColumns('name', 'contact', 'applied', 'verification'),
    keyOf: ({ id }) => id,
    nameOf: fullName,
    hrefOf: pageOf,
    filters: availabilityFilter(),
    actions,
  });
  return (
    <>
      <ListPage title={t('menu.masters.archived')} definition={definition} />
      {dialogs}
    </>
  );
}
