import type { MonthOfEarnings } from '@careloom/contract/resources/earnings';
import { formatDate } from '@careloom/shared/format';
import { Card, VisuallyHidden } from '@careloom/shared/ui';
import { t } from './texts';
import type { CSSProperties } from 'react';
import { standingOf } from './month';
import styles from './month.module.css';
import { amountOf } from './shown';
import { STAIR, stairOf } from './stair';

const lastDayOf = (month: string, days: number) => `${month}-${days}`;
const shortOf = (day: string) => formatDate(day).replace(/ \d{4}$/, '');

/** Horizontal position of a day below the step chart, as a fraction of the chart's width. */
const placeOf = (day: number, days: number) => ({ '--at': (day - 0.5) / days }) as CSSProperties & Record<'--at', number>;

/** Step chart of the month: earnings so far as a solid line, the forecast as a dashed line. */
export function MonthStair({ month }: { month: MonthOfEarnings }) {
  const stair = stairOf(month);
  const { earned, all } = standingOf(month);
  const end = shortOf(lastDayOf(month.month, stair.days));
  const isPast = month.today > lastDayOf(month.month, stair.days);
  const label = isPast ? 'month.earned' : earned > 0 ? 'month.so_far' : 'month.rostered_alone';
  return (
    <Card>
      <div className={styles.figures}>
        <p className={styles.so}>
          <span className={styles.label}>{t(label)}</span>
          <span className={styles.amount}>{amountOf(label === 'month.rostered_alone' ? all : earned)}</span>
        </p>
        {all > earned && earned > 0 && (
          <p className={styles.then}>
            <span className={styles.label}>{isPast ? t('month.with_all') : t('month.by', { day: end })}</span>
            <span className={styles.all}>{amountOf(all)}</span>
          </p>
        )}
      </div>
      <VisuallyHidden>{t('month.spoken', { earned: amountOf(earned), all: amountOf(all), day: end })}</VisuallyHidden>
      <svg className={styles.stair} viewBox={`0 0 ${STAIR.width} ${STAIR.height + 4}`} preserveAspectRatio="none" aria-hidden>
        <path className={styles.area} d={stair.area} />
        <path className={styles.dashed} d={stair.dashed} />
        <path className={styles.solid} d={stair.solid} />
        <line className={styles.ground} x1="0" x2={STAIR.width} y1={STAIR.height} y2={STAIR.height} />
      </svg>
      <p className={styles.days} aria-hidden>
        <span>1</span>
        {(stair.today === null || Math.abs(stair.today - 10) > 4) && (
          <span className={styles.day} style={placeOf(10, stair.days)}>
            10
          </span>
        )}
        {stair.today !== null && stair.today > 2 && (
          <span className={`${styles.day} ${styles.today}`} style={placeOf(stair.today, stair.days)}>
            {t('month.today')}
          </span>
        )}
        {(stair.today === null || stair.today < stair.days - 6) && <span>{end}</span>}
      </p>
    </Card>
  );
}
