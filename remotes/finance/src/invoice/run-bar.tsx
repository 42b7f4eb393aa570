import { type PaymentRun, paymentRuns } from '@careloom/contract/resources/payment-runs';
import { formatMoney } from '@careloom/shared/format';
import { hrefOf } from '@careloom/shared/navigation';
import { resourceChanged, useCall, useCallMutation } from '@careloom/shared/query';
import { Button, Note, TextLink } from '@careloom/shared/ui';
import { useEffect, useRef } from 'react';
import { t } from './texts';
import styles from './run-bar.module.css';

/** Pushes report each step; without them the page polls. */
const ASK_AGAIN_MS = 2_000;
const SHOWN_REFUSALS = 5;

/** The user's payment runs for several invoices: the progress, and then the result until it is dismissed. */
export function RunBar() {
  const { data, refetch } = useCall(paymentRuns.list, {});
  const runs = data?.runs ?? [];
  const isGoing = runs.some(({ ended_at }) => ended_at === null);
  useEffect(() => {
    if (!isGoing) return;
    const timer = setInterval(() => void refetch(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isGoing, refetch]);
  useRefetchAfter(data && progressOf(runs));
  return (
    <div className={styles.live} aria-live="polite">
      {runs.map((run) => (run.ended_at === null ? <Going key={run.id} run={run} /> : <Over key={run.id} run={run} />))}
    </div>
  );
}

/** Number of payments so far, by run: changes after each step. */
const progressOf = (runs: readonly PaymentRun[]) =>
  runs.map(({ id, paid, refused, ended_at }) => `${id} ${paid + refused.length} ${ended_at ?? ''}`).join();

/** Refetches lists and sums after each step, also if no push arrives. */
function useRefetchAfter(progress: string | undefined): void {
  const before = useRef(progress);
  useEffect(() => {
    const isNews = before.current !== undefined && before.current !== progress;
    before.current = progress;
    if (isNews) void resourceChanged('invoice', [], paymentRuns.start.affects);
  }, [progress]);
}

function Going({ run }: { run: PaymentRun }) {
  const done = run.paid + run.refused.length;
  const name = t('invoice.run', { count: run.total });
  return (
    <section className={styles.run} aria-label={name}>
      <strong>{name}</strong>
      <progress className={styles.progress} aria-label={name} value={done} max={run.total} />
      <span className={styles.done}>{t('invoice.run_going', { done, total: run.total, amount: formatMoney(run.amount) })}</span>
    </section>
  );
}

function Over({ run }: { run: PaymentRun }) {
  const { run: dismiss, pending } = useCallMutation(paymentRuns.dismiss);
  const more = run.refused.length - SHOWN_REFUSALS;
  return (
    <Note
      kind={run.refused.length > 0 ? 'warning' : 'success'}
      title={t('invoice.run_over', { count: run.paid, amount: formatMoney(run.amount) })}
      action={
        <Button size="sm" aria-disabled={pending} onClick={() => void dismiss({ id: run.id })}>
          {t('invoice.run_dismiss')}
        </Button>
      }
    >
      {run.refused.length > 0 && (
        <>
          {t('invoice.run_refused')}
          <ul className={styles.refused}>
            {run.refused.slice(0, SHOWN_REFUSALS).map(({ id, number, reason }) => (
              <li key={id}>
                <TextLink href={hrefOf('invoice-details-overview', { id })}>{number}</TextLink> {reason}
              </li>
            ))}
            {more > 0 && <li>{t('invoice.run_refused_more', { count: more })}</li>}
          </ul>
        </>
      )}
    </Note>
  );
}
