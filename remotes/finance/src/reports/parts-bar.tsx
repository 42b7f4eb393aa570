import type { CSSProperties } from 'react';
import styles from './parts-bar.module.css';

export interface BarPart {
  tone: 'done' | 'open' | 'stopped';
  /** In cents. */
  cents: number;
  words: string;
}

/** Class of a part in the bar and in the legend. */
export const TONES: Readonly<Record<BarPart['tone'], string | undefined>> = {
  done: styles.done,
  open: styles.open,
  stopped: styles.stopped,
};

type Length = CSSProperties & Record<'--part', number>;

/**
 * Amounts as one bar. Its length is their sum as a fraction of `most` cents. A plain function rather than a component, because it is used
 * in list cells. The text is for screen readers.
 */
export function partsBar(parts: readonly BarPart[], most: number) {
  const words = parts.map((part) => part.words).join(', ');
  return (
    <span className={styles.bar} title={words}>
      <span className={styles.spoken}>{words}</span>
      {parts.map(({ tone, cents }) =>
        cents > 0 && most > 0 ? (
          <span key={tone} className={`${styles.part} ${TONES[tone]}`} style={{ '--part': cents / most } as Length} aria-hidden />
        ) : null,
      )}
    </span>
  );
}
