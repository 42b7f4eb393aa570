import { dashboards } from '@careloom/contract/resources/dashboards';
import { shiftOffers } from '@careloom/contract/resources/shift-offers';
import { workedShifts } from '@careloom/contract/resources/worked-shifts';
import { formatDate, today } from '@careloom/shared/format';
import { t } from '../dashboard-texts';
import { useQueryParams } from '@careloom/shared/navigation';
import { useCall } from '@careloom/shared/query';
import { useCan, useSession } from '@careloom/shared/session';
import { Slot } from '@careloom/shared/slots';
import { LoadFailed, Page, PageHeading, StatCards } from '@careloom/shared/ui';
import { useState } from 'react';
import { RefusedHere } from '../../errors/refused-page';
import '../dashboard-texts';
import { monthOfDay } from '../month/month';
import { AgreementNote } from './agreement-note';
import { AssignedHouse } from './assigned-house';
import { failureOf } from '../failure-of';
import { DatePicker, readDay } from './date-picker';
import { Upcoming } from './upcoming';
import { workerCards } from './worker-cards';
import { HeroSkeleton, WorkerHomeSkeleton } from './worker-home-skeleton';
import dashboard from '../dashboards.module.css';
import styles from './worker-home.module.css';

/** The worker's dashboard, designed for a phone: the next shift, which timesheets shows, agreements to sign, upcoming shifts, earnings. */
export function WorkerDashboardPage() {
  const name = useSession(({ user }) => user?.first_name ?? '');
  const [params, setParams] = useQueryParams();
  const date = readDay(params.get('date'));
  const read = useCall(dashboards.worker, date ? { date } : {}, { keepPrevious: true });
  const { data } = read;
  const failed = failureOf(read);
  const { data: next, error: noNext } = useCall(workedShifts.next, {}); // an earlier server lacks this call
  const mayTakeOffers = useCan('job-apply');
  const { data: offers, error: noOffers } = useCall(shiftOffers.own, {}, { enabled: mayTakeOffers });
  const [isCodeAwaited, setCodeAwaited] = useState(false);
  /** Until then, the height of the timesheets content is unknown. Nothing is rendered below it, because it would move. */
  const isSettled = !isCodeAwaited && Boolean(next ?? noNext) && (!mayTakeOffers || Boolean(offers ?? noOffers));
  const upcoming = data?.upcoming_shifts ?? [];
  const onCard = next ? next.shift?.id : upcoming[0]?.id;
  const house = data?.assigned_house ?? null;
  const picker = <DatePicker value={date} onChange={(day) => setParams({ date: day })} />;
  return (
    <Page>
      <div className={dashboard.hello}>
        <p>{formatDate(today(), 'long')}</p>
        <PageHeading>{t('dashboard.hello', { name })}</PageHeading>
      </div>
      <RefusedHere />
      <div className={styles.workerHome}>
        <div className="cl-col">
          <Slot name="worker-next-shift" props={{}} waiting={<HeroSkeleton onShown={setCodeAwaited} />} />
          {failed && <LoadFailed {...failed} />}
          {data && isSettled && (
            <>
              {data.agreement && <AgreementNote agreement={data.agreement} />}
              <Upcoming shifts={upcoming.filter(({ id }) => id !== onCard)} picker={picker} />
            </>
          )}
          {!(data && isSettled) && !failed && <WorkerHomeSkeleton />}
        </div>
        <div className="cl-col">
          <StatCards stats={workerCards(data, monthOfDay(date ?? today()))} failed={failed} />
          {data && <AssignedHouse house={house} />}
        </div>
      </div>
    </Page>
  );
}
