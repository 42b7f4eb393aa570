import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './account-row.module.css';

interface AccountRowProps {
  icon: LucideIcon;
  name: string;
  line: string;
  /** The actions of the row, or its state. */
  children: ReactNode;
}

/** A list row for one of the user's devices or passkeys. */
export const AccountRow = ({ icon: Icon, name, line, children }: AccountRowProps) => (
  <li className={styles.row}>
    <Icon aria-hidden className={styles.icon} />
    <span className={styles.what}>
      <span className={styles.name}>{name}</span>
      <span className={styles.line}>{line}</span>
    </span>
    {children}
  </li>
);
