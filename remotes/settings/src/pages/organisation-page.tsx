import { organisation } from '@careloom/contract/resources/organisation';
import { useDetail } from '@careloom/shared/query';
import { LoadFailed, Page, PageHeading, Skeleton } from '@careloom/shared/ui';
import { useState } from 'react';
import { OrganisationForm } from '../organisation/organisation-form';
import { t } from '../organisation/texts';

/** Settings of the whole organisation: its time zone, the due date of invoices, and the message of a refused login. */
export function OrganisationPage() {
  const { data, error, refetch } = useDetail(organisation.get, {});
  const [saves, setSaves] = useState(0);
  const saved = async () => {
    await refetch();
    setSaves(saves + 1);
  };
  if (data) return <OrganisationForm key={saves} saved={data} onDone={() => void saved()} />;
  return (
    <Page>
      <PageHeading>{t('organisation.title')}</PageHeading>
      {error ? <LoadFailed message={error.message} onRetry={() => void refetch()} /> : <Skeleton lines={6} />}
    </Page>
  );
}
