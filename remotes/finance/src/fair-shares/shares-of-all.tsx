import { fairShares, type FairSharesPage } from '@careloom/contract/resources/fair-shares';
import { fullName } from '@careloom/shared/format';
import { defineList, ListPage, useList } from '@careloom/shared/list';
import { hasRoute, hrefOf } from '@careloom/shared/navigation';
import { useCan } from '@careloom/shared/session';
import { Card, LoadFailed, Page, PageHeading, Skeleton } from '@careloom/shared/ui';
import { t } from './texts';
import { shareColumns } from './columns';
import { useShareFilters } from './filters';
import { FirstPerson } from './first-person';
import { Legend } from './legend';

/** For planners: each worker compared with an even share. */
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
  // The response contains more than the rows: a sentence above the list. Both are shown at once, without a layout shift.
  const { page, error, retry } = useList(definition);
  // After an error the list is not rendered. It would mount, refetch, and be unmounted while loading, in an endless loop.
  if (!page)
    return (
      <Page>
        <PageHeading>{t('shares.title')}</PageHeading>
        <Card>{error ? <LoadFailed message={error.message} onRetry={retry} /> : <Skeleton lines={8} />}</Card>
      </Page>
    );
  return (
    <ListPage title={t('shares.title')} definition={definition}>
      <FirstPerson page={page as FairSharesPage} />
    </ListPage>
  );
}
