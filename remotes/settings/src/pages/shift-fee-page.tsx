import { settings } from '@careloom/contract/resources/settings';
import { FormColumn } from '@careloom/shared/form';
import { useDetail } from '@careloom/shared/query';
import { LoadFailed, Page, PageHeading, Skeleton } from '@careloom/shared/ui';
import { useState } from 'react';
import { ShiftFeeForm } from '../shift-fee/shift-fee-form';
import { t } from '../texts';

/** The organisation's fee on the cost of each shift. */
export function ShiftFeePage() {
  const { data, error, refetch } = useDetail(settings.showPercentage, {});
  const [saves, setSaves] = useState(0);
  const saved = async () => {
    await refetch();
    setSaves(saves + 1);
  };
  return (
    <Page>
      <PageHeading>{t('menu.masters.shifts')}</PageHeading>
      <FormColumn>
        {data && <ShiftFeeForm key={saves} percentage={data.percentage} onDone={() => void saved()} />}
        {error && !data && <LoadFailed message={error.message} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton lines={6} />}
      </FormColumn>
    </Page>
  );
}
