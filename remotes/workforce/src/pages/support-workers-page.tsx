import { type SupportWorker, supportWorkers } from '@careloom/contract/resources/support-workers';
import { BoardsMenu } from '../board/boards-menu';
import { t } from '../worker/texts';
import { defineList, ListPage } from '@careloom/shared/list';
import { hrefOf } from '@careloom/shared/navigation';
import { fullName } from '@careloom/shared/format';
import { useCan } from '@careloom/shared/session';
import { workerColumns } from '../worker/columns';
import { availabilityFilter } from '../worker/filters';
import { useContactsAction } from './contacts-dialog';
import { ImportButton } from './import-button';
import { useWorkerRowActions } from './worker-row-actions';

const pageOf = ({ id }: SupportWorker) => hrefOf('support-worker-details-overview', { type: 'support-workers', id });

/** The list of verified workers. */
export function SupportWorkersPage() {
  const { actions, dialogs } = useWorkerRowActions(pageOf);
  const mayImport = useCan('worker-verify');
  const { bulk, dialog } = useContactsAction();
  const definition = defineList({
    call: supportWorkers.list,
    caption: t('menu.group.support_workers'),
    noun: { one: t('records.noun_worker'), many: t('records.noun_workers') },
    columns: workerColumns('name', 'house', 'contact', 'applied', 'agreement', 'availability'),
    keyOf: ({ id }) => id,
    nameOf: fullName,
    hrefOf: pageOf,
    filters: availabilityFilter(),
    beside: mayImport && <ImportButton kind="support_worker" />,
    actions,
    ...(bulk.length > 0 && { bulk }),
  });
  return (
    <>
      <ListPage title={t('menu.group.support_workers')} definition={definition} actions={<BoardsMenu />} />
      {dialogs}
      {dialog}
    </>
  );
}
