import { type FairShare, isAsAsked, isFarAbove, SHARED_WORK, type Share, type SharedWork } from '@careloom/contract/resources/fair-shares';
import { t } from './texts';

/** A share compared with an even share: far above it, above, below, or as the worker asked. */
export type ShareTone = 'far' | 'above' | 'below' | 'asked';

export interface ShownShare {
  /** The work done: hours or a count, rounded to a half. */
  own: string;
  /** `+7.5`, `−3` or `0`. */
  difference: string;
  tone: ShareTone;
  isAbove: boolean;
  /** Filled fraction of the bar's half, 0 to 1. It is 1 for no work at all, or for at least twice an even share. */
  part: number;
  /** More than twice an even share. The bar would exceed its half, so it is shown broken at its end. */
  isBeyond: boolean;
  /** The share in words, for screen readers and the tooltip. */
  words: string;
}

const MINUTES = { weekend: 60, holiday: 60, sleep_over: 1, night: 1 } as const satisfies Record<SharedWork, number>;
const WORKS = {
  weekend: 'shares.of_weekend',
  holiday: 'shares.of_holiday',
  sleep_over: 'shares.of_sleep_over',
  night: 'shares.of_night',
} as const;
const HOURS: readonly SharedWork[] = ['weekend', 'holiday'];

/** Converts minutes to hours and keeps counts; both are rounded to a half. */
export const unitsOf = (kind: SharedWork, value: number): number => Math.round((value / MINUTES[kind]) * 2) / 2;

/** `96 h` or `26`. */
export const amountOf = (kind: SharedWork, value: number): string =>
  HOURS.includes(kind) ? t('records.hours', { hours: unitsOf(kind, value) }) : String(unitsOf(kind, value));

const toneOf = (share: Share): ShareTone => {
  if (isAsAsked(share)) return 'asked';
  return share.own < share.even ? 'below' : isFarAbove(share) ? 'far' : 'above';
};

export function shownShare(kind: SharedWork, share: Share): ShownShare {
  const own = String(unitsOf(kind, share.own));
  const gap = unitsOf(kind, share.own) - unitsOf(kind, share.even);
  const difference = String(Math.abs(gap));
  const words = t(gap === 0 ? 'shares.equal' : gap > 0 ? 'shares.above' : 'shares.below', { own, difference });
  const tone = toneOf(share);
  return {
    ...{ own, tone, isAbove: gap > 0 },
    difference: gap === 0 ? '0' : `${gap > 0 ? '+' : '−'}${difference}`,
    part: gap === 0 ? 0 : Math.min(1, Math.abs(share.own - share.even) / Math.max(share.even, 1)),
    isBeyond: share.own > 2 * Math.max(share.even, 1),
    words: tone === 'asked' && gap !== 0 ? t('shares.as_asked', { words }) : words,
  };
}

/** How many times an even share the work is, in words. */
export function timesOf({ own, even }: Pick<Share, 'own' | 'even'>): string {
  const ratio = own / Math.max(even, 1);
  if (ratio >= 1.9 && ratio < 2.1) return t('shares.twice');
  return ratio >= 2.9 && ratio < 3.1 ? t('shares.three_times') : t('shares.times', { ratio: ratio.toFixed(1) });
}

export const workOf = (kind: SharedWork): string => t(WORKS[kind]);

/** The kind of work with this name; undefined for a kind that only a newer server knows. */
export const kindOf = (name: string): SharedWork | undefined => SHARED_WORK.find((kind) => kind === name);

/** The weekly hours and the wishes of a worker, in one line. */
export function lineOf(row: FairShare): string {
  const hours = t(row.is_average ? 'shares.about_hours_a_week' : 'shares.hours_a_week', { hours: row.weekly_hours });
  return (['more', 'fewer'] as const).reduce((line, wish) => {
    const works = SHARED_WORK.filter((kind) => row[kind].wish === wish).map(workOf);
    return works.length === 0 ? line : t(wish === 'more' ? 'shares.asked_more' : 'shares.asked_fewer', { line, works: works.join(', ') });
  }, hours);
}
