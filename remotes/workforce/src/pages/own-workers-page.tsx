import { type SupportWorker, teamLeaderWorkers } from '@careloom/contract/resources/support-workers';
import { fullName } from '@careloom/shared/format';
import { BoardsMenu } from '../board/boards-menu';
import { t } from '../worker/texts';
import { defineList, ListPage } from '@careloom/shared/list';
import { hrefOf, useRouteName } from '@careloom/shared/navigation';
import { workerColumns } from '../worker/columns';
import { availabilityFilter } from '../worker/filters';
import { useWorkerRowActions } from './worker-row-actions';

/** Workers of the houses that a team leader leads: current or archived. */
export function OwnWorkersPage() {
  const isArchive = useRouteName() === 'team-leader-support-workers-archived';
  const type = isArchive ? 'archived-support-workers' : 'support-workers';
  const pageOf = ({ id }: SupportWorker) => hrefOf('team-leader-support-worker-details-overview', { type, id });
  const { actions, dialogs } = useWorkerRowActions(pageOf);
  const definition = defineList({
    call: teamLeaderWorkers.list,
    input: { archived: isArchive ? 1 : 0 },
    caption: t('menu.group.support_workers'),
    noun: { one: t('records.noun_worker'), many: t('records.noun_workers') },
    columns: workerColumns('name', 'house', 'contact', 'agreement', 'availability'),
    keyOf: ({ id }) => id,
    nameOf: fullName,
    hrefOf: pageOf,
    filters: availabilityFilter(),
    actions,
  });
  return (
    <>
      <ListPage
        title={t(isArchive ? 'menu.masters.archived' : 'menu.group.support_workers')}
        definition={definition}
        actions={<BoardsMenu />}
      />
      {dialogs}
    </>
  );
}
