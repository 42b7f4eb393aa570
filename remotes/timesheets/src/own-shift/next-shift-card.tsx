import type { NextShift } from '@careloom/contract/resources/worked-shifts';
import { formatMoney } from '@careloom/shared/format';
import { lazyPart } from '@careloom/shared/navigation';
import { useQueuedWrites, WaitingWrites } from '@careloom/shared/write-queue';
import { House } from 'lucide-react';
import { createElement, Suspense, useEffect, useState } from 'react';
import { t } from './texts';
import { actsAt } from './acts-at';
import { Cost } from './cost';
import styles from './next-shift-card.module.css';
import { OwnActs } from './own-acts';
import { type Asked, formOf } from './own-dialogs';
import { aboutShift } from './own-writes';
import { useNow } from './use-now';
import { WakeUps } from './wake-ups';
import { withQueued } from './with-queued';
import { kindIcon, progressOf, residentsLine, titleOf } from './next-shift-words';

const loadDialogs = () => import('./own-dialogs-shown');
const loadModal = () => import('@careloom/shared/form').then(({ fetchFormModal }) => fetchFormModal());
const loadAmount = () => import('../amount/amount-card');
const OwnDialogs = lazyPart(() => loadDialogs().then((part) => part.OwnDialogs));
const AmountCard = lazyPart(() => loadAmount().then((part) => part.AmountCard));

/** The worker's current or next shift: time, house, residents, pay; and the next action, which works without a connection. */
export function NextShiftCard({ shift: read }: { shift: NextShift }) {
  useEffect(() => {
    // Everything opened by its buttons is prefetched before the connection is lost. What can not be loaded now is loaded when opened.
    void Promise.allSettled([loadDialogs(), loadModal(), loadAmount()]);
  }, []);
  const now = useNow();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { shift, wakeUps, declined } = withQueued(read, useQueuedWrites(aboutShift(read)));
  const acts = declined ? { first: null, others: [] } : actsAt(shift, now);
  const isBegun = Boolean(shift.started_at ?? shift.finished_at) || Date.parse(shift.start_at) <= now.getTime();
  // With a wake-up the amount is shown at once; otherwise it is rendered on request.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isAmountOpen = isBegun && (chosen ?? (wakeUps.length > 0 || (read.wake_ups ?? []).length > 0));
  // If open initially, it is rendered together with the card, to avoid a layout shift.
  const [isOpenAtFirst] = useState(isAmountOpen);
  const amount = isAmountOpen && <AmountCard {...shift} />;
  return (
    <>
      <section className={styles.hero} data-next-shift aria-label={t('own.title')}>
        {shift.type !== 'normal' && <span className={styles.night} aria-hidden />}
        <div className={styles.line}>
          {createElement(kindIcon(shift), { 'aria-hidden': true, className: styles.icon ?? '' })}
          <strong className={styles.strong}>{titleOf(shift, now)}</strong>
          <span className={styles.end}>{declined ? t('own.declined') : progressOf(shift, now)}</span>
        </div>
        <p className={styles.time}>
          {shift.start_time}
          <span className={styles.till}>–{shift.end_time}</span>
        </p>
        <div className={styles.place}>
          <span className={styles.roof}>
            <House className={styles.icon} aria-hidden />
          </span>
          <div className={styles.words}>
            <strong className={styles.strong}>{shift.house.name}</strong>
            <div className={styles.quiet}>{shift.address}</div>
            {shift.residents.length > 0 && <div className={styles.quiet}>{residentsLine(shift.residents)}</div>}
          </div>
        </div>
        <WakeUps shift={shift} waiting={wakeUps} />
        <div className={styles.pay}>
          <span>{shift.name}</span>
          <Cost amount={formatMoney(shift.total_cost)} isOpen={isAmountOpen} onToggle={isBegun ? setChosen : null} />
        </div>
        <OwnActs acts={acts} shift={shift} onAsk={(act) => setAsked({ act })} />
      </section>
      <WaitingWrites
        editOf={(write) => {
          const form = write.about === aboutShift(read) ? formOf(write) : null;
          return form && (() => setAsked(form));
        }}
      />
      {isOpenAtFirst ? amount : <Suspense>{amount}</Suspense>}
      {asked && (
        <Suspense>
          <OwnDialogs {...asked} shift={shift} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  );
}
