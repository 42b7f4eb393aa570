import type { FairShare, SharedWork } from '@careloom/contract/resources/fair-shares';
import type { CSSProperties } from 'react';
import styles from './share-bar.module.css';
import { shownShare } from './share-words';

type Length = CSSProperties & Record<'--part', number>;

const TONES = { far: styles.far, above: styles.above, below: styles.below, asked: styles.asked } as const;

/**
 * A share as a number and a bar. The bar starts at the line of an even share and extends to the right if the share is higher, to the left
 * if it is lower. A plain function rather than a component, because it is used in list cells.
 */
export function shareBar(kind: SharedWork, row: FairShare) {
  const { own, difference, tone, isAbove, part, isBeyond, words } = shownShare(kind, row[kind]);
  const side = isAbove ? styles.right : styles.left;
  return (
    <span className={styles.share} title={words}>
      <span className={styles.spoken}>{words}</span>
      <b className={styles.own} aria-hidden>
        {own}
      </b>
      <span className={`${styles.track} ${side}`} style={{ '--part': part } as Length} aria-hidden>
        <span className={`${styles.bar} ${TONES[tone]} ${isBeyond ? styles.broken : ''}`} />
        <span className={`${styles.difference} ${tone === 'far' ? styles.strong : ''}`}>{difference}</span>
      </span>
    </span>
  );
}
