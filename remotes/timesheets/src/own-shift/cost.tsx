import { VisuallyHidden } from '@careloom/shared/ui';
import { ChevronDown } from 'lucide-react';
import { t } from '../amount/words';
import styles from './next-shift-card.module.css';

interface CostProps {
  amount: string;
  isOpen: boolean;
  /** Shows or hides the explanation of the amount; null while there is no amount. */
  onToggle: ((isOpen: boolean) => void) | null;
}

/** The pay of a shift, with a link to its explanation. */
export function Cost({ amount, isOpen, onToggle }: CostProps) {
  if (!onToggle) return <strong className={`${styles.end} ${styles.cost}`}>{amount}</strong>;
  return (
    <button type="button" className={`${styles.end} ${styles.cost} ${styles.why}`} aria-expanded={isOpen} onClick={() => onToggle(!isOpen)}>
      <VisuallyHidden>{t('amount.title')}</VisuallyHidden> {amount}
      <ChevronDown className={styles.chevron} aria-hidden />
    </button>
  );
}
