import { type FairShare, isAsAsked, isFarAbove, SHARED_WORK, type Share, type SharedWork } from '@careloom/contract/resources/fair-shares';
import { t } from './texts';

/** How a share looks beside an even one: far above it, above, below, or as the worker asked. */
export type ShareTone = 'far' | 'above' | 'below' | 'asked';

export interface ShownShare {
  /** The work done: hours or a count, rounded to a half. */
  own: string;
  /** `+7.5`, `−3` or `0`. */
  difference: string;
  tone: ShareTone;
  isAbove: boolean;
  /** The filled part of a bar's half, 0 to 1: full for no work at all, or for twice an even share. */
  part: number;
  /** More than twice an even share: the bar is broken at its end, because it would be longer than its half. */
  isBeyond: boolean;
  /** The same as words. */
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

/** Minutes or a number as hours or a number, to a half. */
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

/** How many times an even share something is, in words. */
export function timesOf({ own, even }: Pick<Share, 'own' | 'even'>): string {
  const ratio = own / Math.max(even, 1);
  if (ratio >= 1.9 && ratio < 2.1) return t('shares.twice');
  return ratio >= 2.9 && ratio < 3.1 ? t('shares.three_times') : t('shares.times', { ratio: ratio.toFixed(1) });
}

export const workOf = (kind: SharedWork): string => t(WORKS[kind]);

/** A kind of work named in an answer; undefined for an unknown kind of a newer server. */
export const kindOf = (name: string): SharedWork | undefined => SHARED_WORK.find((kind) => kind === name);

/** The weekly hours of a worker and their wishes. */
export function lineOf(row: FairShare): string {
  const hours = t(row.is_average ? 'shares.about_hours_a_week' : 'shares.hours_a_week', { hours: row.weekly_hours });
  return (['more', 'fewer'] as const).reduce((line, wish) => {
    const works = SHARED_WORK.filter((kind) => row[kind].wish === wish).map(workOf);
    return works.length === 0 ? line : t(wish === 'more' ? 'shares.asked_more' : 'shares.asked_fewer', { line, works: works.join(', ') });
  }, hours);
}
