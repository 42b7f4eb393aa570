import { teamLeaderWorkers } from '@careloom/contract/resources/support-workers';
import { fullName } from '@careloom/shared/format';
import { t } from '@careloom/shared/i18n';
import { defineList, ListPage } from '@careloom/shared/list';
import { hrefOf } from '@careloom/shared/navigation';
import { workerColumns } from '../../worker/worker-columns';
import { availabilityFilter } from './worker-filters';

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

/** Workers of the houses that a team leader leads. */
export function OwnWorkersPage() {
  return <ListPage title={t('menu.group.support_workers')} definition={definitionOf(0)} />;
}

export function OwnArchivedWorkersPage() {
  return <ListPage title={t('menu.masters.archived')} definition={definitionOf(1)} />;
}
