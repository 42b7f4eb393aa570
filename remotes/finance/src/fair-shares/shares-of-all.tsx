import { fairShares, type FairSharesPage } from '@careloom/contract/resources/fair-shares';
import { fullName } from '@careloom/shared/format';
import { defineList, ListPage, useList, type ListDefinition } from '@careloom/shared/list';
import { hasRoute, hrefOf } from '@careloom/shared/navigation';
import { useCan } from '@careloom/shared/session';
import { t } from '../texts';
import { shareColumns } from './columns';
import { useShareFilters } from './filters';
import { FirstPerson } from './first-person';
import { Legend } from './legend';

/** For who plans: each worker against an even share. */
export function SharesOfAll() {
  const isAdminSide = useCan('support-worker-read');
  const route = isAdminSide ? 'support-worker-details-overview' : 'team-leader-support-worker-details-overview';
  const definition = defineList({
    call: fairShares.list,
    caption: t('shares.caption'),
    noun: { one: t('shares.noun'), many: t('shares.nouns') },
    columns: shareColumns(),
    keyOf: ({ worker }) => worker.id,
    nameOf: ({ worker }) => fullName(worker),
    hrefOf: ({ worker }) => (hasRoute(route) ? hrefOf(route, { type: 'support-workers', id: worker.id }) : null),
    filters: useShareFilters(),
    below: () => <Legend />,
  });
  return (
    <ListPage title={t('shares.title')} definition={definition}>
      <Sentence definition={definition} />
    </ListPage>
  );
}

/** Reads the same answer as the list, which has more than its rows. */
function Sentence({ definition }: { definition: ListDefinition<typeof fairShares.list> }) {
  const page = useList(definition).page as FairSharesPage | undefined;
  return page ? <FirstPerson page={page} /> : null;
}
