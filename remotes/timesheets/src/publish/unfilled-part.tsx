import type { DraftToPublish } from '@careloom/contract/resources/shift-drafts';
import type { Candidates } from '@careloom/contract/resources/replacements';
import { fullName } from '@careloom/shared/format';
import { Select, State } from '@careloom/shared/ui';
import { Send, UserRoundX } from 'lucide-react';
import { useId } from 'react';
import { untilWords } from '../replacement/until-words';
import { t } from './texts';
import styles from './consequences-list.module.css';
import { BEST, type OfferPlan, offerPlanOf, type Unfilled } from './offer-plan';
import { PlannedLine } from './planned-line';
import { UNFILLED } from './states';

/** The workers who can take a draft, as far as loaded. */
interface Offer {
  data: Candidates | undefined;
  error: { message: string } | null;
}

export interface UnfilledPartProps {
  drafts: readonly DraftToPublish[];
  fate: Unfilled;
  onFate: (fate: Unfilled) => void;
  best: number;
  onBest: (best: number) => void;
  /** In the order of the drafts; loaded once the user chooses to offer them. */
  offers: readonly Offer[];
  now: Date;
}

/** The drafts without a worker, with a choice for them: offer, publish unfilled, or keep as drafts. */
export function UnfilledPart({ drafts, fate, onFate, best, onBest, offers, now }: UnfilledPartProps) {
  return (
    <>
      <ul className={styles.lines}>
        {drafts.map((draft, nth) => {
          const offer = fate === 'offer' ? offers[nth] : undefined;
          return (
            <li key={draft.id} className={styles.one}>
              <PlannedLine shift={draft} isPriced={false}>
                {offer ? <OfferLine draft={draft} offer={offer} best={best} now={now} /> : <State of={UNFILLED} value="unfilled" />}
              </PlannedLine>
            </li>
          );
        })}
      </ul>
      <Choice count={drafts.length} fate={fate} onFate={onFate} />
      {fate === 'offer' && <BestSelect best={best} onBest={onBest} />}
    </>
  );
}

function Choice({ count, fate, onFate }: { count: number } & Pick<UnfilledPartProps, 'fate' | 'onFate'>) {
  const name = useId();
  const isOne = count === 1;
  const options = [
    { to: 'offer', label: t(isOne ? 'publish.offer_it' : 'publish.offer_all'), hint: t('publish.offer_hint') },
    { to: 'leave', label: t(isOne ? 'publish.leave_unfilled' : 'publish.leave_unfilled_all'), hint: t('publish.leave_hint') },
    { to: 'keep', label: t(isOne ? 'publish.keep_draft' : 'publish.keep_drafts'), hint: t('publish.keep_hint') },
  ] as const;
  return (
    <div role="radiogroup" aria-label={t('publish.nobody_yet')} className={styles.choices}>
      {options.map(({ to, label, hint }) => (
        <label key={to} className={styles.choice}>
          <input type="radio" className={styles.radio} name={name} checked={fate === to} onChange={() => onFate(to)} />
          {label}
          <span className={styles.hint}>{hint}</span>
        </label>
      ))}
    </div>
  );
}

function BestSelect({ best, onBest }: Pick<UnfilledPartProps, 'best' | 'onBest'>) {
  const id = useId();
  return (
    <div className={styles.best}>
      <label htmlFor={id}>{t('publish.best')}</label>
      <span className={styles.most}>
        <Select id={id} value={best} onChange={({ target }) => onBest(Number(target.value))}>
          {BEST.map((count) => (
            <option key={count} value={count}>
              {t('publish.best_count', { count })}
            </option>
          ))}
        </Select>
      </span>
    </div>
  );
}

/** Names are listed up to this many; the others are counted. */
const NAMED = 3;

interface OfferLineProps {
  draft: DraftToPublish;
  offer: Offer;
  best: number;
  now: Date;
}

/** The workers who will receive an offer of a draft and its end, or why there is none. */
function OfferLine({ draft, offer: { data, error }, best, now }: OfferLineProps) {
  const plan = data && offerPlanOf(draft, data, best, now);
  const isNobody = plan === null || error !== null;
  const Icon = isNobody ? UserRoundX : Send;
  const words = data && plan ? offerWords(plan, data, now) : t(plan === null ? 'publish.nobody_can' : 'publish.looking');
  return (
    <p className={styles.offer} data-nobody={isNobody || undefined}>
      <Icon aria-hidden className={styles.icon} />
      {error?.message ?? words}
    </p>
  );
}

function offerWords({ workers, until }: OfferPlan, { shift }: Candidates, now: Date): string {
  const names = workers.slice(0, NAMED).map(fullName).join(', ');
  const more = workers.length - NAMED;
  const to = more > 0 ? t('publish.and_more', { names, count: more }) : names;
  return t('publish.offered_to', { names: to, until: untilWords(until ?? shift.start_at, shift, now) });
}
