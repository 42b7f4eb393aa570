import { delivery, type Watched } from '@careloom/contract/resources/delivery';
import { t } from './delivery-texts';
import { useQueryParams } from '@careloom/shared/navigation';
import { useCall } from '@careloom/shared/query';
import { Card, LoadFailed, Note, Page, PageHeading, Skeleton, StatCards } from '@careloom/shared/ui';
import './delivery-texts';
import { figuresOf } from './figures';
import { RangeSwitch, readRange } from './range-switch';
import { Bus } from './sections/bus';
import { Failures } from './sections/failures';
import { Libraries } from './sections/libraries';
import { Overrides, Violations } from './sections/policy';
import { Calls, LoadTimes, LongTasks } from './sections/times';
import { Versions } from './sections/versions';
import { Vitals } from './sections/vitals';
import { useFresh } from './use-fresh';

/** The health of the shell and the remotes in users' browsers, and the versions in this tab. */
export function DeliveryPage() {
  const [params, setParams] = useQueryParams();
  const hours = readRange(params.get('hours'));
  const { data, error, isPending, isFetching, refetch } = useCall(delivery.watch, { hours }, { keepPrevious: true });
  useFresh(refetch);
  return (
    <Page>
      <PageHeading actions={<RangeSwitch value={hours} onChange={(chosen) => setParams({ hours: String(chosen) })} />}>
        {t('menu.delivery')}
      </PageHeading>
      {error && <LoadFailed message={error.message} onRetry={() => void refetch()} busy={isFetching} />}
      {isPending && (
        <Card>
          <Skeleton lines={8} />
        </Card>
      )}
      {data && <Sections data={data} />}
    </Page>
  );
}

function Sections({ data }: { data: Watched }) {
  return (
    <>
      <StatCards stats={figuresOf(data)} />
      {data.dropped > 0 && <Note kind="warning">{t('delivery.dropped', { count: data.dropped })}</Note>}
      <Failures {...data} />
      <Versions {...data} />
      <div className="cl-two-up">
        <LoadTimes {...data} />
        <div className="cl-col">
          <LongTasks {...data} />
          <Overrides {...data} />
        </div>
      </div>
      <Vitals {...data} />
      <Calls {...data} />
      <Violations {...data} />
      <div className="cl-two-up">
        <Bus />
        <Libraries />
      </div>
    </>
  );
}
