import { teamLeaderWorkers } from '@careloom/contract/resources/support-workers';
import { fullName } from '@careloom/shared/format';
import { t } from '../texts';
import { defineList, ListPage } from '@careloom/shared/list';
import { hrefOf, useRouteName } from '@careloom/shared/navigation';
import { workerColumns } from '../worker/columns';
import { availabilityFilter } from '../worker/filters';

const definitionOf = (archived: 0 | 1) =>
  defineList({
    call: teamLeaderWorkers.list,
    input: { archived },
    caption: t('menu.group.support_workers'),
    noun: { one: t('records.noun_worker'), many: t('records.noun_workers') },
    columns: workerColumns('name', 'house', 'contact', 'agreement', 'availability'),
    keyOf: ({ id }) => id,
    nameOf: fullName,
    hrefOf: ({ id }) =>
      hrefOf('team-leader-support-worker-details-overview', { type: archived === 1 ? 'archived-support-workers' : 'support-workers', id }),
    filters: availabilityFilter(),
  });

/** Workers of the houses that a team leader leads: current or archived. */
export function OwnWorkersPage() {
  const isArchive = useRouteName() === 'team-leader-support-workers-archived';
  return (
    <ListPage title={t(isArchive ? 'menu.masters.archived' : 'menu.group.support_workers')} definition={definitionOf(isArchive ? 1 : 0)} />
  );
}
