import { type Candidate, POINTS_PARTS } from '@careloom/contract/resources/replacements';
import { VisuallyHidden } from '@careloom/shared/ui';
import { t, type TextKey } from './texts';
import styles from './points-bars.module.css';

/** Height of one point in pixels: a part with more points has a taller bar. */
const PER_POINT = 1.2;
const WIDTH = 16;

const LABELS = {
  house: 'replacement.part.house',
  rest: 'replacement.part.rest',
  near: 'replacement.part.near',
  hours: 'replacement.part.hours',
  nights: 'replacement.part.nights',
} as const satisfies Record<(typeof POINTS_PARTS)[number], TextKey>;

/** The names of the parts above a list; repeated with each bar for screen readers. */
export const PartNames = () => (
  <span className={styles.bars} data-names aria-hidden>
    {POINTS_PARTS.map((part) => (
      <span key={part} className={styles.bar}>
        {t(LABELS[part])}
      </span>
    ))}
  </span>
);

/** The five parts of a worker's points, each a bar with its number. @param named shows the names of the parts below the bars, where there is no header */
export function PointsBars({ parts, named = false }: Pick<Candidate, 'parts'> & { named?: boolean }) {
  return (
    <ul className={styles.bars} data-named={named || undefined}>
      {POINTS_PARTS.map((part) => {
        const { points, most } = parts[part];
        const [height, filled] = [most * PER_POINT, points * PER_POINT];
        return (
          <li key={part} className={styles.bar} title={`${t(LABELS[part])} ${t('replacement.points', { points, most })}`}>
            <span className={styles.name}>{t(LABELS[part])}</span>
            <svg width={WIDTH} height={height} viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden>
              <rect className={styles.whole} width={WIDTH} height={height} rx="4" />
              {points > 0 && (
                <rect className={styles.filled} y={height - filled} width={WIDTH} height={filled} rx={Math.min(4, filled / 2)} />
              )}
            </svg>
            <span className={styles.number}>
              {points}
              <VisuallyHidden>{` ${t('replacement.points', { points, most })}`}</VisuallyHidden>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
