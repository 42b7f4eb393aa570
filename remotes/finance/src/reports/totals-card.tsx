import { Card, Skeleton } from '@careloom/shared/ui';
import { Equation, type Term } from './equation';
import { type BarPart, partsBar, TONES } from './parts-bar';
import styles from './parts-bar.module.css';

/** The totals of a report: how they are made, and their parts as one bar with its legend. */
export function TotalsCard({ terms, parts }: { terms: readonly Term[]; parts: readonly BarPart[] }) {
  const whole = parts.reduce((sum, { cents }) => sum + cents, 0);
  return (
    <Card>
      <Equation terms={terms} />
      <div className={styles.totals}>
        <div aria-hidden>{partsBar(parts, whole)}</div>
        <ul className={styles.legend}>
          {parts.map(({ tone, words }) => (
            <li key={tone} className={styles.key}>
              <span className={`${styles.swatch} ${TONES[tone]}`} aria-hidden />
              {words}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

/** Holds the place of the totals until they are read. */
export const TotalsPlace = () => (
  <Card>
    <Skeleton lines={4} />
  </Card>
);
