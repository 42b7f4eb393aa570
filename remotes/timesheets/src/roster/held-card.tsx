import { formatMoney } from '@careloom/shared/format';
import { Avatar, KeyLegend } from '@careloom/shared/ui';
import { usePreview } from '../shift-form/requests';
import { t } from './texts';
import type { Held } from './held';
import { type Names, timesOf, whenOf, workerName } from './ribbon-words';
import { sentenceOf } from './spoken';
import type { Verdict } from './verdict';
import { VerdictTag } from './verdict-tag';
import styles from './verdict.module.css';

/** The cost of a held shift at its target, in dollars; null while unknown, and without a worker. */
function usePriceOf({ shift, to }: Held): string | null {
  const { id, job_id, type } = shift;
  const { data, isWaiting } = usePreview(to.worker_id === null ? null : JSON.stringify({ id, job_id, type, ...to }));
  const planned = data?.shifts[0];
  return isWaiting || !planned || planned.refusal !== null ? null : planned.total_cost;
}

/** The explanation of a verdict; for a clash, it names the other shift. */
function whyOf(verdict: Verdict, { houses }: Names): string | null {
  const sentence = sentenceOf(verdict);
  if (verdict.kind !== 'clash' || verdict.other === null || sentence === null) return sentence;
  const { other } = verdict;
  return t('roster.clash_at', { sentence, times: timesOf(other), house: houses.get(other.house_id) ?? '' });
}

interface HeldCardProps {
  held: Held;
  verdict: Verdict;
  names: Names;
  /** The picture of the target worker. */
  picture: string | null;
  /** Whether the target is in the second half of the days: the card is then shown on the left. */
  isLate: boolean;
}

/** Beside a picked-up shift: target worker, time, cost, and whether it fits. It is announced as well. */
export function HeldCard({ held, verdict, names, picture, isLate }: HeldCardProps) {
  const { to } = held;
  const who = workerName(to.worker_id, names);
  const price = usePriceOf(held);
  const why = whyOf(verdict, names);
  return (
    <div className={styles.holder} aria-hidden>
      <div className={styles.card} data-side={isLate ? 'left' : 'right'}>
        <div className={styles.head}>
          <Avatar name={who} picture={picture} />
          <span>
            <span className={styles.who}>{t('roster.to', { name: who })}</span>
            {price === null ? whenOf(to) : t('roster.when_and_cost', { when: whenOf(to), cost: formatMoney(price) })}
          </span>
        </div>
        <VerdictTag verdict={verdict} />
        {why !== null && <span>{why}</span>}
        {held.by === 'key' && (
          <span className={styles.keys}>
            <KeyLegend>
              <kbd>↑</kbd>
              <kbd>↓</kbd>
              <span>{t('roster.key_worker')}</span>
              <kbd>←</kbd>
              <kbd>→</kbd>
              <span>{t('roster.key_day')}</span>
              <kbd>{t('roster.key_alt')}</kbd>
              <kbd>→</kbd>
              <span>{t('roster.key_end')}</span>
              <kbd>{t('roster.key_enter')}</kbd>
              <span>{t('roster.key_drop')}</span>
              <kbd>{t('roster.key_escape')}</kbd>
              <span>{t('roster.key_put_back')}</span>
            </KeyLegend>
          </span>
        )}
      </div>
    </div>
  );
}
