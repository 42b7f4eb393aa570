import { Card } from '@careloom/shared/ui';
import { Equation, type Term } from './equation';
import { type BarPart, partsBar, TONES } from './parts-bar';
import styles from './parts-bar.module.css';

/** An amount of typical length: reserves the space of an amount that is not loaded yet. */
export const COMING = '100000.00';

interface TotalsCardProps {
  terms: readonly Term[];
  parts: readonly BarPart[];
  /** Whether the amounts are placeholders (`COMING`) that reserve the space of the totals. */
  isComing: boolean;
}

/** The totals of a report: how they are computed, and their parts as one bar with a legend. */
export function TotalsCard({ terms, parts, isComing }: TotalsCardProps) {
  const whole = parts.reduce((sum, { cents }) => sum + cents, 0);
  return (
    <Card>
      <div className={isComing ? styles.coming : undefined}>
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
      </div>
    </Card>
  );
}
