import type { Applicant } from '@careloom/contract/resources/applicants';
import { Check, Minus, TriangleAlert, type LucideIcon } from 'lucide-react';
import { fitReasons, type FitReason } from './fit-reasons';
import styles from './fit-list.module.css';

const ICONS: Readonly<Record<FitReason['kind'], LucideIcon>> = { for: Check, against: TriangleAlert, open: Minus };

/** How well an applicant fits, one line per reason. A plain function rather than a component, because it is used in list cells. */
export function fitList(applicant: Pick<Applicant, 'fit' | 'jobs_completed'>) {
  const reasons = fitReasons(applicant);
  if (reasons.length === 0) return null;
  return (
    <ul className={styles.list}>
      {reasons.map(({ kind, text }) => {
        const Icon = ICONS[kind];
        return (
          <li key={text} data-kind={kind} className={styles.reason}>
            <Icon aria-hidden className={styles.icon} />
            {text}
          </li>
        );
      })}
    </ul>
  );
}
