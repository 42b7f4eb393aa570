import type { Candidate } from '@careloom/contract/resources/replacements';
import { Check, Hourglass, Minus, type LucideIcon } from 'lucide-react';
import styles from './reason-list.module.css';
import { reasonsOf, type ReasonInWords } from './reasons';

const ICONS: Readonly<Record<ReasonInWords['kind'], LucideIcon>> = { for: Check, against: Hourglass, open: Minus };

/** Why a worker has their points, a line for each part. */
export function ReasonList({ candidate }: { candidate: Pick<Candidate, 'parts'> }) {
  return (
    <ul className={styles.reasons}>
      {reasonsOf(candidate).map(({ part, kind, text }) => {
        const Icon = ICONS[kind];
        return (
          <li key={part} className={styles.reason} data-kind={kind}>
            <Icon aria-hidden className={styles.icon} />
            {text}
          </li>
        );
      })}
    </ul>
  );
}
